import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";

/** The secret of the configuration; else one made once and kept in the data folder, readable by its owner alone. */
export function sessionSecret({ sessionSecret: given, dataDir }: Pick<Config, "sessionSecret" | "dataDir">): string {
  if (given !== null) return given;
  const file = join(dataDir, "session-secret");
  if (!existsSync(file)) {
    writeFileSync(`${file}.draft`, randomBytes(32).toString("base64url"), { mode: 0o600 });
    renameSync(`${file}.draft`, file);
  }
  return readFileSync(file, "utf8").trim();
}
