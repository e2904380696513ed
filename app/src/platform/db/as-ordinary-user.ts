import { spawnSync, type SpawnOptions } from "node:child_process";
import { chownSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** How to start a program of PostgreSQL, which refuses to run as root. */
export type Starter = (program: string, args: string[]) => { command: string; args: string[]; options: SpawnOptions };

const NOBODY = 65_534;
const MAPPING = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--"];

/**
 * The way to start PostgreSQL here. An ordinary user: directly. Root: in a user namespace in which it is "nobody", so
 * that the files stay root's and may lie in a folder that only root may enter; where namespaces are forbidden, as in
 * some containers, with that user id on folders that it is given.
 */
export function ordinaryUserStarter(ownFolders: string[]): Starter {
  if (process.getuid?.() !== 0) return (program, args) => ({ command: program, args, options: {} });
  if (spawnSync("unshare", [...MAPPING, "true"]).status === 0)
    return (program, args) => ({ command: "unshare", args: [...MAPPING, program, ...args], options: {} });
  for (const folder of ownFolders) giveTo(NOBODY, folder);
  return (program, args) => ({ command: program, args, options: { uid: NOBODY, gid: NOBODY } });
}

function giveTo(uid: number, path: string): void {
  chownSync(path, uid, uid);
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(uid, join(path, name));
}
