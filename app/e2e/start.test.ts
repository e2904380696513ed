import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { freePort, signUp, startProcess } from "./server-process.ts";

const SERVER = new URL("../src/server.ts", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "wisp-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server that should not, and answers its exit code and the lines it printed. */
async function refused(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, lines: output.trim().split("\n") };
}

describe("A start that cannot go on says why in one line and exits with 1", { timeout: 60_000 }, () => {
  test("where the port is in use", async () => {
    const port = await freePort();
    const running = await startProcess(join(folder, "one"), port);
    const { code, lines } = await refused({ DATA_DIR: join(folder, "two"), PORT: String(port) });
    expect([code, lines]).toEqual([1, [`Wisp cannot start. PORT: ${port} is in use; choose another one`]]);
    await running.stop();
  });

  test("where the folder is in use by another server, which goes on", async () => {
    const dataDir = join(folder, "one");
    const running = await startProcess(dataDir, await freePort());
    const { code, lines } = await refused({ DATA_DIR: dataDir, PORT: "0" });
    expect([code, lines]).toEqual([
      1,
      [`Wisp cannot start. DATA_DIR: ${dataDir} is in use by another Wisp; stop it or choose another folder`],
    ]);
    expect((await fetch(`${running.url}/api/ready`)).status).toBe(200);
    await running.stop();
  });

  test("where the folder cannot be written", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const { code, lines } = await refused({ DATA_DIR: join(file, "data"), PORT: "0" });
    expect([code, lines]).toEqual([
      1,
      [`Wisp cannot start. DATA_DIR: ${join(file, "data")} cannot be written; choose another folder`],
    ]);
  });

  test.each([
    ["PORT", "eighty", "must be a number"],
    ["PORT", "70000", "must be 0 to 65535"],
    ["DATABASE_URL", "mysql://x", "must start with postgres://"],
    ["PUBLIC_URL", "wisp", "must be an http or https address"],
    ["SESSION_SECRET", "short", "must have at least 32 characters"],
    ["TRUST_PROXY", "yes", "must be on or off"],
  ])("where %s is %s", async (name, value, complaint) => {
    const { code, lines } = await refused({ DATA_DIR: join(folder, "three"), [name]: value });
    expect([code, lines]).toEqual([1, [`Wisp cannot start. ${name}: ${complaint}`]]);
  });

  test("where DATABASE_URL comes without a SESSION_SECRET", async () => {
    const { code, lines } = await refused({ DATABASE_URL: "postgres://localhost/wisp" });
    expect([code, lines.length, lines[0]]).toEqual([
      1,
      1,
      expect.stringContaining("SESSION_SECRET: is required with DATABASE_URL"),
    ]);
  });

  test("where nobody answers at DATABASE_URL", async () => {
    const { code, lines } = await refused({
      DATABASE_URL: `postgres://wisp@127.0.0.1:${await freePort()}/wisp`,
      SESSION_SECRET: "x".repeat(40),
    });
    expect([code, lines.length, lines[0]]).toEqual([1, 1, expect.stringContaining("DATABASE_URL: ")]);
  });
});

describe("A start", { timeout: 60_000 }, () => {
  test("works in a folder whose path is too long for a socket, and finds its data there again", async () => {
    const deep = join(folder, "d".repeat(60), "e".repeat(60));
    mkdirSync(deep, { recursive: true });
    const first = await startProcess(deep, await freePort());
    const send = await signUp(first.url);
    expect((await send("POST", "/api/tasks", { title: "Still here" })).status).toBe(201);
    await first.stop();
    const second = await startProcess(deep, Number(new URL(first.url).port));
    expect(await (await send("GET", "/api/tasks")).json()).toMatchObject([{ title: "Still here" }]);
    await second.stop();
  });

  test("after a kill takes over the database that was left running, and the session goes on", async () => {
    const dataDir = join(folder, "killed");
    const port = await freePort();
    const first = await startProcess(dataDir, port);
    const send = await signUp(first.url);
    await send("POST", "/api/tasks", { title: "Before the kill" });
    await first.kill();
    const second = await startProcess(dataDir, port);
    expect(await (await send("GET", "/api/tasks")).json()).toMatchObject([{ title: "Before the kill" }]);
    await second.stop();
  });
});
