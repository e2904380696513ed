import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "../config.ts";

// A Unix socket's path may be 107 bytes at most, its file name here is ".s.PGSQL.5432.lock" at its longest.
const LONGEST = 107 - "/.s.PGSQL.5432.lock".length;

/**
 * The folder of PostgreSQL's socket: the data folder itself, or, where its path is too long, a short private folder
 * that depends on that path alone, so that a later process finds a running server again.
 * @throws StartError where somebody else owns the short folder.
 */
export function socketFolder(dataFolder: string): string {
  if (Buffer.byteLength(dataFolder) <= LONGEST) return dataFolder;
  const uid = process.getuid?.() ?? 0;
  const digest = createHash("sha256").update(dataFolder).digest("hex").slice(0, 16);
  const short = join(tmpdir(), `wisp-${uid}-${digest}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const found = lstatSync(short);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0)
    throw new StartError(`${short} is not a private folder of this user; remove it or choose a shorter DATA_DIR`);
  return short;
}
