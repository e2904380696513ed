import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../config.ts";
import { ordinaryUserStarter } from "./as-ordinary-user.ts";
import { findBinaries } from "./postgres-binaries.ts";
import { socketFolder } from "./socket-folder.ts";

/** A running embedded server. */
export type EmbeddedPostgres = {
  /** How to connect to its database `wisp`. */
  connection: pg.PoolConfig;
  /** Fast shutdown; resolves when the server has gone. */
  stop: () => Promise<void>;
};

const ROLE = "wisp";
// One number for "this data folder has its server process"; any constant will do.
const FOLDER_LOCK = 7_235_001;
const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  // Two small tables of memory: it shares the machine with everything else its owner does.
  shared_buffers: "32MB",
  max_connections: "60",
  max_wal_size: "256MB",
  log_destination: "stderr",
  log_min_messages: "fatal",
};

/**
 * Starts PostgreSQL in `<dataDir>/postgres`, or takes over one that a killed process left running there.
 * @param exclusive hold the folder's lock, so that a second server process is refused; the admin commands do not.
 * @throws StartError with one line that names DATA_DIR or DATABASE_URL.
 */
export async function startEmbeddedPostgres(dataDir: string, exclusive = true): Promise<EmbeddedPostgres> {
  makeFolder(dataDir);
  const folder = join(dataDir, "postgres");
  const socket = socketFolder(folder);
  const server: pg.PoolConfig = { host: socket, port: 5432, user: ROLE, database: "postgres" };

  let child: ChildProcess | undefined;
  let lock: pg.Client | undefined;
  let stopping = false;

  const run = async (): Promise<void> => {
    if (!(await answers(server))) {
      const binaries = await findBinaries();
      if (!existsSync(join(folder, "PG_VERSION"))) initialize(binaries.initdb, dataDir, folder);
      child = await launch(binaries.postgres, folder, socket, server);
    }
    if (!exclusive) return;
    lock = await lockFolder(server, dataDir);
    lock.once("end", () => void revive());
  };
  // The lock's connection ends with the server: a database that was killed alone is started again. Where that cannot
  // be done, this process is of no use, and whoever watches it should know.
  const revive = async (): Promise<void> => {
    if (stopping) return;
    await run().catch((failure: unknown) => {
      process.stderr.write(`${failure instanceof Error ? failure.message : "PostgreSQL is gone"}\n`);
      process.exit(1);
    });
  };

  await run();
  await makeDatabase(server);
  return {
    connection: { ...server, database: ROLE },
    stop: async () => {
      stopping = true;
      // A server that somebody else started, and may be using, is left alone.
      if (!exclusive && child === undefined) return;
      // Without the lock it may be another process's server: then only what was started here is stopped.
      const pid = exclusive ? (runningPid(folder) ?? child?.pid) : child?.pid;
      await lock?.end().catch(() => undefined);
      if (pid === undefined) return;
      signal(pid, "SIGINT");
      while (isAlive(pid)) await sleep(10);
    },
  };
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`DATA_DIR: ${dataDir} cannot be written; choose another folder`);
  }
}

// Made beside its place and moved there whole, so that a kill half-way leaves nothing that looks like a database.
function initialize(initdb: string, dataDir: string, folder: string): void {
  const draft = join(dataDir, `postgres-${process.pid}.draft`);
  removeDrafts(dataDir);
  mkdirSync(draft, { mode: 0o700 });
  const { command, args, options } = ordinaryUserStarter([draft])(initdb, [
    "-D",
    draft,
    "-U",
    ROLE,
    "--auth=trust",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
  ]);
  const run = spawnSync(command, args, {
    ...options,
    encoding: "utf8",
    cwd: dataDir,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (run.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(`DATA_DIR: no database can be made in ${folder}: ${lastLine(run.stderr) || "initdb failed"}`);
  }
  try {
    renameSync(draft, folder);
  } catch {
    // Another process that started at the same moment was quicker; its database will do, and its lock decides.
    rmSync(draft, { recursive: true, force: true });
  }
}

// What killed processes left half made.
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres-(\d+)\.draft$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

async function launch(program: string, folder: string, socket: string, server: pg.PoolConfig): Promise<ChildProcess> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { command, args, options } = ordinaryUserStarter([folder])(program, ["-D", folder, "-k", socket, ...settings]);
  let complaint = "";
  // After a kill, the last server's orphans may hold its memory for a moment: try again for a while.
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(200)) {
    const child = spawn(command, args, {
      ...options,
      cwd: folder,
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr?.on("data", (chunk: Buffer) => (complaint = lastLine(`${complaint}${chunk.toString()}`)));
    const gone = new Promise<"gone">((resolve) => {
      child.once("exit", () => resolve("gone"));
      child.once("error", () => resolve("gone"));
    });
    for (;;) {
      if (await answers(server)) return detach(child);
      if ((await Promise.race([gone, sleep(20, "waiting")])) === "gone") break;
    }
    if (await answers(server)) return detach(child);
  }
  throw new StartError(`DATA_DIR: PostgreSQL does not start in ${folder}: ${complaint || "no reason given"}`);
}

// The server outlives a killed parent (it is taken over then), and must not keep this process from ending.
function detach(child: ChildProcess): ChildProcess {
  child.stderr?.destroy();
  child.unref();
  return child;
}

async function answers(server: pg.PoolConfig): Promise<boolean> {
  if (!existsSync(join(String(server.host), ".s.PGSQL.5432"))) return false;
  const client = new pg.Client(server);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

// The lock is a session's: it goes with the process that held it, however that ends.
async function lockFolder(server: pg.PoolConfig, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(server);
  await client.connect();
  client.on("error", () => undefined);
  for (const deadline = Date.now() + 1_000; ; await sleep(50)) {
    const { rows } = await client.query<{ free: boolean }>("select pg_try_advisory_lock($1) as free", [FOLDER_LOCK]);
    if (rows[0]?.free) return client;
    if (Date.now() > deadline) {
      await client.end();
      throw new StartError(`DATA_DIR: ${dataDir} is in use by another Wisp; stop it or choose another folder`);
    }
  }
}

async function makeDatabase(server: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [ROLE]);
    if (rowCount === 0) await client.query(`create database ${ROLE}`);
  } finally {
    await client.end();
  }
}

function runningPid(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

const lastLine = (text: string): string => text.trim().split("\n").at(-1) ?? "";
