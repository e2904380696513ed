import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles, ROOT } from "./sources.ts";
import { run } from "./run.ts";

const DIST = join(ROOT, "app/dist");
const STAMP = "source-stamp";

// What the web half is made of. The server's half and tests are left out: a change to them needs no build.
const INPUT = /^(app\/(src|public)\/|organizer\/src\/|app\/[^/]+\.(html|json|ts)$|package-lock\.json$)/;
const NOT_INPUT = /\.test\.tsx?$|^app\/src\/(platform|testing)\/|^app\/src\/features\/[^/]+\/server\/|playwright/;

/** A digest of everything that the web half is built from. */
export function sourceStamp(): string {
  const digest = createHash("sha256");
  for (const path of listFiles().filter((name) => INPUT.test(name) && !NOT_INPUT.test(name)))
    digest
      .update(path)
      .update("\0")
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  return digest.digest("hex");
}

/** Whether `app/dist` was built from what stands there now. */
export const isFresh = (): boolean =>
  existsSync(join(DIST, STAMP)) && readFileSync(join(DIST, STAMP), "utf8") === sourceStamp();

/**
 * Builds the web half into a folder of its own and swaps it in whole, so that a kill half-way leaves the last one.
 * @returns false where Vite failed; what it said is on the terminal.
 */
export async function build(): Promise<boolean> {
  const stamp = sourceStamp();
  const draft = `${DIST}-${process.pid}`;
  const vite = [
    "build",
    "app",
    "--config",
    "app/vite.config.ts",
    "--outDir",
    draft,
    "--emptyOutDir",
    "--logLevel",
    "warn",
  ];
  const { code, output } = await run(join(ROOT, "node_modules/.bin/vite"), vite);
  if (code !== 0) {
    console.error(output);
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
  await compress(draft);
  writeFileSync(join(draft, STAMP), stamp);
  const last = `${draft}-last`;
  if (existsSync(DIST)) renameSync(DIST, last);
  renameSync(draft, DIST);
  rmSync(last, { recursive: true, force: true });
  return true;
}

/** Builds where it is needed. @returns false where that failed */
export const buildIfStale = async (): Promise<boolean> => isFresh() || (await build());

// Beside each asset, so that the server sends it as it lies there.
async function compress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const names = (await readdir(join(folder, "assets"))).filter((name) => /\.(js|css|svg|json|wasm)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, "assets", name);
      const bytes = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${file}.br`, await brotli(bytes, { params }));
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1;
