import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NORA } from "../app/seed/nora.ts";
import { environment, run } from "./run.ts";
import { ROOT } from "./sources.ts";

const FOLDER = ".data-dev";
const SEEDED = join(ROOT, FOLDER, "seeded");
// A database of one's own is left alone: what is tried out here stays in the folder.
const PLACE = { DATA_DIR: FOLDER, DATABASE_URL: "", PORT: "3001", PORT_API: "3001", LOG_LEVEL: "warn" };

if (!existsSync(SEEDED)) {
  console.log("Making a lived-in account (once)…");
  const { code, output } = await run(process.execPath, ["app/seed/seed.ts"], false, PLACE);
  console.log(output);
  if (code !== 0) process.exit(1);
  writeFileSync(SEEDED, "");
}

const options = { cwd: ROOT, env: environment(PLACE), stdio: "inherit" } as const;
const children = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "app/src/server.ts"], options),
  spawn(join(ROOT, "node_modules/.bin/vite"), ["app", "--config", "app/vite.config.ts", "--logLevel", "warn"], options),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
// One half without the other is of no use.
for (const child of children) child.once("exit", stop);

console.log(`Wisp in development: http://localhost:3000, sign in as ${NORA.username} with ${NORA.password}`);
