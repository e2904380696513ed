import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { StartError, type Config } from "../config.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrate } from "./migrate.ts";

/** Where statements go: the pool, or the one connection of a transaction. */
export type Db = NodePgDatabase;

/** The database of this process. */
export type Database = {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** Opens the database that the configuration names, brings its tables up to date, and answers how to reach it. */
export async function openDatabase(config: Pick<Config, "databaseUrl" | "dataDir">): Promise<Database> {
  if (config.databaseUrl !== null) {
    try {
      return await connect({ connectionString: config.databaseUrl }, () => Promise.resolve());
    } catch (failure) {
      throw new StartError(
        `DATABASE_URL: ${failure instanceof Error ? failure.message || "nobody answers" : "nobody answers"}`,
      );
    }
  }
  const server = await startEmbeddedPostgres(config.dataDir);
  return connect(server.connection, server.stop);
}

/** Connects to a running PostgreSQL and migrates it. */
export async function connect(connection: pg.PoolConfig, stop: () => Promise<void>): Promise<Database> {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 2_000,
    // A statement that waits for a lock longer than this is a fault, and must not hold a connection for ever.
    statement_timeout: 30_000,
    ...connection,
  });
  // A connection that breaks (the database was restarted) fails its query and is replaced; it must not end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  await migrate(pool);
  return {
    db: drizzle(pool),
    pool,
    close: async () => {
      await pool.end();
      await stop();
    },
  };
}
