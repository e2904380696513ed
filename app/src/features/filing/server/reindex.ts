import { sql, type SQL } from "drizzle-orm";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import type { RecordKind } from "../rules/place-item.ts";

// Which column of an insight says the same as which of its record. The only place that reads keepers' tables by name:
// the index is to be compared with what is really there, not with what a keeper says.
const INDEX: Record<RecordKind, { table: string; columns: Record<string, string> }> = {
  task: {
    table: "tasks",
    columns: {
      title: "left(r.title, 200)",
      due_date: "r.due_date",
      repeat: "r.repeat",
      is_completed: "r.is_completed",
    },
  },
  goal: {
    table: "goals",
    columns: { title: "left(r.title, 200)", due_date: "r.due_date", is_completed: "r.is_completed" },
  },
  mood: { table: "moods", columns: { mood: "r.mood" } },
  gratitude: { table: "gratitude", columns: { title: "left(r.text, 200)" } },
  interaction: { table: "interactions", columns: { title: "left(r.note, 200)" } },
};

const differs = ({ columns }: { columns: Record<string, string> }): SQL =>
  sql.raw(
    Object.entries(columns)
      .map(([column, of]) => `i.${column} is distinct from ${of}`)
      .join(" or "),
  );

/** How many filed insights do not say what their record says, or have none. */
export async function countDisagreements(db: Db): Promise<number> {
  let found = 0;
  for (const [kind, index] of Object.entries(INDEX)) {
    const { rows } = await db.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from insights i
      left join ${sql.identifier(index.table)} r on r.owner = i.owner and r.id = i.record_id
      where i.record_kind = ${kind} and i.state = 'filed' and i.deleted_at is null
        and (r.id is null or r.deleted_at is not null or ${differs(index)})`);
    found += rows[0]?.wrong ?? 0;
  }
  return found;
}

/**
 * Brings the items of one capture, which came from a device, in line with the owner's own records: each says what its
 * record says, and one whose record is not there waits as a proposal.
 */
export async function settleItems(act: Act, captureId: string): Promise<void> {
  for (const [kind, index] of Object.entries(INDEX)) {
    const ofCapture = sql`i.owner = ${act.owner} and i.capture_id = ${captureId} and i.record_kind = ${kind}`;
    const its = sql`r.owner = i.owner and r.id = i.record_id and r.deleted_at is null`;
    await act.db.execute(sql`
      update insights i set state = 'proposed', record_id = null
      where ${ofCapture} and not exists (select 1 from ${sql.identifier(index.table)} r where ${its})`);
    await act.db.execute(sql`
      update insights i set ${columnsOf(index)} from ${sql.identifier(index.table)} r where ${ofCapture} and ${its}`);
  }
}

const columnsOf = ({ columns }: { columns: Record<string, string> }): SQL =>
  sql.raw(
    Object.entries(columns)
      .map(([column, of]) => `${column} = ${of}`)
      .join(", "),
  );

/** Makes every insight say again what its record says. @returns how many had to be changed */
export async function reindex(db: Db): Promise<number> {
  let changed = 0;
  for (const [kind, index] of Object.entries(INDEX)) {
    const { rowCount } = await db.execute(sql`
      update insights i set ${columnsOf(index)}, version = i.version + 1, updated_at = now()
      from ${sql.identifier(index.table)} r
      where r.owner = i.owner and r.id = i.record_id and i.record_kind = ${kind}
        and i.deleted_at is null and r.deleted_at is null and (${differs(index)})`);
    changed += rowCount ?? 0;
  }
  return changed;
}
