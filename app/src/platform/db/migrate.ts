import { readdir, readFile } from "node:fs/promises";
import type pg from "pg";

const FOLDER = new URL("./migrations/", import.meta.url);
// One number for "somebody migrates"; any constant will do.
const MIGRATION_LOCK = 7_235_002;

/**
 * Runs the SQL files of `migrations/` that this database has not seen, in order, each in a transaction of its own.
 * Nodes that start together do it once; a kill half-way leaves whole steps, and the next start goes on.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(
      "create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())",
    );
    const ran = await client.query<{ name: string }>("select name from migrations");
    const done = new Set(ran.rows.map((row) => row.name));
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).sort();
    for (const name of files.filter((file) => !done.has(file))) {
      const sql = await readFile(new URL(name, FOLDER), "utf8");
      await client.query("begin");
      await client.query(sql);
      await client.query("insert into migrations (name) values ($1)", [name]);
      await client.query("commit");
    }
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (failure) {
    // The connection goes, and with it an open transaction and the lock.
    client.release(true);
    throw failure;
  }
}
