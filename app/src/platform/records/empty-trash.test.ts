import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RECORDS } from "#app/server.ts";
import { NOW, startTestServer, type TestServer } from "#app/testing/test-server.ts";
import { emptyTrash } from "./empty-trash.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("every table that has a trash is emptied", async () => {
  const { rows } = await server.database.db.execute<{ table_name: string }>(
    sql`select table_name from information_schema.columns where column_name = 'deleted_at' and table_schema = 'public'`,
  );
  expect(RECORDS.map(getTableName).sort()).toEqual(rows.map((row) => row.table_name).sort());
});

test("what has lain in the trash for 30 days goes for good, and nothing sooner", async () => {
  const ann = await server.person();
  const write = async (text: string) => {
    const { body } = await ann.send("POST", "/api/journal", { text });
    return (body as { entry: { id: string } }).entry.id;
  };
  const [old, late, kept] = [await write("old"), await write("late"), await write("kept")];
  await ann.send("DELETE", `/api/journal/${old}`);
  server.setNow("2026-03-13T09:30:00.000Z");
  await ann.send("DELETE", `/api/journal/${late}`);
  await emptyTrash(server.database.db, RECORDS, new Date(Date.parse(NOW) + 30 * 86_400_000 + 1_000));
  const left = await server.database.db.execute<{ id: string }>(sql`select id from journal_entries order by text desc`);
  expect(left.rows.map(({ id }) => id)).toEqual([late, kept]);
  const captures = await server.database.db.execute(sql`select 1 from captures`);
  expect(captures.rows).toHaveLength(2);
});
