import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort, signUp, startProcess } from "../e2e/server-process.ts";

const NOTE =
  "Dentist tuesday 3pm. So grateful mum drove me home, felt really low after the review though. " +
  "I want to run the half marathon by 31 October. had coffee with Tom, he's moving to Leeds";
const STARTS = 5;
const CAPTURES = 400;
/** The tables that one captured note writes to. */
const TABLES = ["captures", "insights", "tasks", "goals", "moods", "gratitude"];

await measureStart();
await measureCaptures();
await import("./account-size.ts");
// Texts that repeat one nasty piece: the time for 100,000 characters against that for 10,000.
await import("../../organizer/eval/measure-growth.ts");

/** From the start of the process to the first answer of /api/health. */
async function measureStart(): Promise<void> {
  const fresh: number[] = [];
  const existing: number[] = [];
  for (let run = 0; run < STARTS; run++) {
    const dataDir = mkdtempSync(join(tmpdir(), "wisp-bench-"));
    for (const times of [fresh, existing]) {
      const server = await startProcess(dataDir, await freePort());
      times.push(server.startedIn);
      await server.stop();
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
  print("start to health, no folder", `${median(fresh).toFixed(0)} ms`, `of ${STARTS}`);
  print("start to health, existing folder", `${median(existing).toFixed(0)} ms`, `of ${STARTS}`);
}

/** Captures over HTTP against bare inserts of the same rows into the same tables, turn by turn on one database. */
async function measureCaptures(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "wisp-bench-"));
  const server = await startProcess(dataDir, await freePort());
  const send = await signUp(server.url);
  const capture = async () => {
    const answer = await send("POST", "/api/quick-capture", { text: NOTE });
    if (answer.status !== 201) throw new Error(`quick-capture answered ${answer.status}`);
    await answer.text();
  };
  for (let warm = 0; warm < 50; warm++) await capture();
  const pool = new pg.Pool({ host: join(dataDir, "postgres"), user: "wisp", database: "wisp", max: 8 });
  const insert = await bareInserts(pool);
  for (let warm = 0; warm < 50; warm++) await insert();

  for (const clients of [1, 8]) {
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < 3; round++) {
      ours.push(await perSecond(capture, clients));
      bare.push(await perSecond(insert, clients));
    }
    const ratio = median(ours) / median(bare);
    print(
      `captures a second, ${clients} at a time`,
      median(ours).toFixed(0),
      `bare inserts of the same ${insert.rows} rows: ${median(bare).toFixed(0)}, ratio ${ratio.toFixed(2)}`,
    );
  }
  await pool.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** One transaction that inserts copies of what one capture wrote, under new ids. */
async function bareInserts(pool: pg.Pool): Promise<(() => Promise<void>) & { rows: number }> {
  const last = await pool.query<{ created_at: Date }>(
    "select created_at from captures order by created_at desc limit 1",
  );
  const statements: { sql: string; rows: Record<string, unknown>[] }[] = [];
  for (const table of TABLES) {
    const { rows: columns } = await pool.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
      [table],
    );
    const names = columns.map((column) => column.name);
    const { rows } = await pool.query<Record<string, unknown>>(
      `select ${names.map((name) => (name === "people" || name === "categories" || name === "milestones" ? `${name}::text` : name)).join()} from ${table} where created_at >= $1`,
      [last.rows[0]?.created_at],
    );
    const sql = `insert into ${table} (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`;
    statements.push({ sql, rows });
  }
  const insert = async () => {
    const client = await pool.connect();
    await client.query("begin");
    for (const { sql, rows } of statements)
      for (const row of rows)
        await client.query({ name: sql.slice(0, 60), text: sql, values: Object.values({ ...row, id: randomUUID() }) });
    await client.query("commit");
    client.release();
  };
  return Object.assign(insert, { rows: statements.reduce((sum, { rows }) => sum + rows.length, 0) });
}

async function perSecond(work: () => Promise<void>, clients: number): Promise<number> {
  let left = CAPTURES;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return (CAPTURES * 1_000) / (performance.now() - start);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

function print(what: string, figure: string, beside: string): void {
  console.log(`${what.padEnd(36)} ${figure.padStart(8)}   ${beside}`);
}
