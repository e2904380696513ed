import { expect, inject, test, vi } from "vitest";
import pg from "pg";
import { createLog } from "../log.ts";
import { openEvents } from "./events.ts";

test("while the database is away one try follows the other, and never two at once", { timeout: 20_000 }, async () => {
  const where = inject("postgres");
  const connection = { ...where, database: "postgres", application_name: "events under test" };
  const events = await openEvents(connection, createLog("silent"));
  const told: unknown[] = [];
  events.subscribe("somebody", (event) => told.push(event));

  const connect = vi.spyOn(pg.Client.prototype, "connect");
  // The database goes, as far as this listener can tell, and does not come back for five tries.
  connection.port = 1;
  const host = connection.host;
  connection.host = "/nowhere";
  const admin = new pg.Client({ ...where, database: "postgres" });
  await admin.connect();
  connect.mockClear();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'events under test'",
  );
  await expect.poll(() => connect.mock.calls.length, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(5);
  // Doubling would have made 31 of these five rounds.
  expect(connect.mock.calls.length).toBeLessThan(8);

  connection.host = host;
  connection.port = where.port;
  await expect.poll(() => told, { timeout: 5_000 }).toEqual([{ topics: ["*"] }]);
  connect.mockRestore();
  await admin.end();
  await events.close();
});
