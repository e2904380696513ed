import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import pg from "pg";
import { connect } from "#app/platform/db/database.ts";
import { startEmbeddedPostgres } from "#app/platform/db/embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string };
  }
}

/** Where tests find their PostgreSQL, and how to end it. */
type Found = { where: { host: string; port: number; user: string; password: string }; stop: () => Promise<void> };

/** Starts one PostgreSQL for the whole run, or takes TEST_DATABASE_URL's, with a migrated template to copy databases from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env["TEST_DATABASE_URL"];
  const { where, stop } = url ? await given(new URL(url)) : await started();
  const template = await connect({ ...where, database: "wisp" }, () => Promise.resolve());
  await template.close();
  await asAdmin(where, ["alter database wisp is_template true"]);
  project.provide("postgres", where);
  return stop;
}

async function started(): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), "wisp-test-"));
  const server = await startEmbeddedPostgres(folder);
  const where = { ...(server.connection as { host: string; port: number; user: string }), password: "" };
  // What tests write need not survive a power cut.
  await asAdmin(where, [
    "alter system set fsync = off",
    "alter system set synchronous_commit = off",
    "select pg_reload_conf()",
  ]);
  return {
    where,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function given({ hostname, port, username, password, searchParams }: URL): Promise<Found> {
  const host = searchParams.get("host") ?? hostname;
  const where = { host, port: Number(port || 5432), user: username, password };
  await asAdmin(where, ["create database wisp"]);
  return { where, stop: () => asAdmin(where, ["alter database wisp is_template false", "drop database wisp"]) };
}

async function asAdmin(where: Found["where"], statements: string[]): Promise<void> {
  const admin = new pg.Client({ ...where, database: "postgres" });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}
