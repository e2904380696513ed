import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const SERVER = new URL("../src/server.ts", import.meta.url).pathname;

/** A server in a process of its own, on a folder of its own. */
export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** Milliseconds from the start of the process to the first answer of /api/health. */
  startedIn: number;
  /** SIGTERM, and wait for the end. */
  stop: () => Promise<void>;
  /** SIGKILL of the server, and of its database where asked. */
  kill: (database?: boolean) => Promise<void>;
};

/** Starts the server and waits until it answers. */
export async function startProcess(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const start = performance.now();
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "error", RATE_LIMITS: "off", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const url = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const alive = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (alive) break;
    await sleep(5);
  }
  return {
    url,
    child,
    startedIn: performance.now() - start,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
    kill: async (database = false) => {
      if (database) process.kill(postmasterOf(dataDir), "SIGKILL");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** The process id of a folder's database server. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** Sends a request as somebody; `cookie` is their session's, as a browser keeps it. */
export type Sender = ((method: string, path: string, body?: unknown) => Promise<Response>) & { cookie: string };

/** Registers somebody and answers how to send as them. */
export async function signUp(url: string): Promise<Sender> {
  const name = `p${Math.random().toString(36).slice(2, 10)}`;
  const profile = {
    username: name,
    firstName: "Amara",
    lastName: "Mensah",
    email: `${name}@example.com`,
    birthday: "1991-05-07",
    timezone: "Europe/London",
    password: "a long secret",
  };
  let cookie = "";
  const send = (method: string, path: string, body?: unknown) =>
    fetch(url + path, {
      method,
      headers: { "origin": url, "content-type": "application/json", cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const answer = await send("POST", "/api/register", profile);
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}`);
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return Object.assign(send, { cookie });
}
