import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import pg from "pg";
import { connect } from "#app/platform/db/database.ts";
import { startEmbeddedPostgres } from "#app/platform/db/embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string };
  }
}

/** Starts one PostgreSQL for the whole run (or takes DATABASE_URL's), with a migrated template to copy databases from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "wisp-test-"));
  const server = await startEmbeddedPostgres(folder);
  const { host, port, user } = server.connection as { host: string; port: number; user: string };
  const template = await connect({ ...server.connection }, () => Promise.resolve());
  await template.close();
  const admin = new pg.Client({ host, port, user, database: "postgres" });
  await admin.connect();
  await admin.query("alter database wisp is_template true");
  // What tests write need not survive a power cut.
  await admin.query("alter system set fsync = off");
  await admin.query("alter system set synchronous_commit = off");
  await admin.query("select pg_reload_conf()");
  await admin.end();
  project.provide("postgres", { host, port, user });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
