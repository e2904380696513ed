import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql, type InferSelectModel } from "drizzle-orm";
import { LIMITS } from "#app/shared/limits.ts";
import { Refusal } from "#app/shared/problem.ts";
import { momentMade, type Given } from "#app/shared/record.ts";
import type { Act } from "../act.ts";
import type { RecordRow, RecordTable } from "./columns.ts";

type Row<T extends RecordTable> = InferSelectModel<T> & RecordRow;
type Own = "owner" | "id" | "version" | "actor" | "createdAt" | "updatedAt" | "deletedAt";
/** What a keeper itself has to say of a new row. */
export type NewRow<T extends RecordTable> = Omit<T["$inferInsert"], Own>;
/** The columns that a change sets; undefined leaves one as it is. */
export type RowChange<T extends RecordTable> = { [K in keyof NewRow<T>]?: NewRow<T>[K] | undefined };

/** A record, and whether this request made it (201) or found it there already (200). */
export type Kept<R> = { row: R; made: boolean };

/**
 * Keeps a record once: the same id again answers the row as it stands, in the trash or not, and makes nothing.
 * @param given the client's own id and moment, where it named them
 * @param make called only where the row is new; the place for limits, which the same request again must not count.
 */
export async function keepOnce<T extends RecordTable>(
  act: Act,
  table: T,
  given: Given,
  make: () => NewRow<T> | Promise<NewRow<T>>,
): Promise<Kept<Row<T>>> {
  const { id } = given;
  if (id !== undefined) {
    const found = await findAny(act, table, id);
    if (found) return { row: found, made: false };
  }
  const values = {
    ...(await make()),
    owner: act.owner,
    id: id ?? randomUUID(),
    version: 1,
    actor: act.actor,
    createdAt: momentMade(given, act.now),
    updatedAt: act.now,
    deletedAt: null,
  };
  const rows = (await act.db
    .insert(table)
    .values(values as never)
    .onConflictDoNothing()
    .returning()) as unknown as Row<T>[];
  if (rows[0]) return { row: rows[0], made: true };
  const found = await findAny(act, table, values.id);
  if (!found) throw new Refusal("conflict");
  return { row: found, made: false };
}

const own = (act: Pick<Act, "owner">, table: RecordTable, id: string) =>
  and(eq(table.owner, act.owner), eq(table.id, id));

/** A row of the owner's, in the trash or not. */
async function findAny<T extends RecordTable>(act: Act, table: T, id: string): Promise<Row<T> | undefined> {
  const rows = await act.db
    .select()
    .from(table as RecordTable)
    .where(own(act, table, id));
  return rows[0] as Row<T> | undefined;
}

/** A row of the owner's that lies in the trash. */
export async function findTrashed<T extends RecordTable>(act: Act, table: T, id: string): Promise<Row<T> | undefined> {
  const row = await findAny(act, table, id);
  return row?.deletedAt === null ? undefined : row;
}

/** A row of the owner's that is not in the trash. @throws Refusal not-found */
export async function findRecord<T extends RecordTable>(
  act: Pick<Act, "db" | "owner">,
  table: T,
  id: string,
): Promise<Row<T>> {
  const rows = await act.db
    .select()
    .from(table as RecordTable)
    .where(and(own(act, table, id), isNull(table.deletedAt)));
  if (!rows[0]) throw new Refusal("not-found");
  return rows[0] as Row<T>;
}

/** The same, locked until the transaction ends. @throws Refusal not-found */
export async function lockRecord<T extends RecordTable>(act: Act, table: T, id: string): Promise<Row<T>> {
  const rows = await act.db
    .select()
    .from(table as RecordTable)
    .where(and(own(act, table, id), isNull(table.deletedAt)))
    .for("update");
  if (!rows[0]) throw new Refusal("not-found");
  return rows[0] as Row<T>;
}

/**
 * Changes a record's columns, one version on.
 * @param expected the version that the change was made from (`If-Match`), where it was named
 * @throws Refusal not-found; stale-version with the record as `present` shows it
 */
export async function changeRecord<T extends RecordTable>(
  act: Act,
  table: T,
  id: string,
  change: (row: Row<T>) => RowChange<T> | Promise<RowChange<T>>,
  expected?: { version: number | undefined; present: (row: Row<T>) => unknown },
): Promise<{ before: Row<T>; row: Row<T> }> {
  const before = await lockRecord(act, table, id);
  if (expected?.version !== undefined && expected.version !== before.version)
    throw new Refusal("stale-version", { record: expected.present(before) });
  const values = dropUndefined(await change(before));
  if (Object.keys(values).length === 0) return { before, row: before };
  return { before, row: await write(act, table, id, values) };
}

/** Lays a record into the trash. @throws Refusal not-found */
export async function trashRecord<T extends RecordTable>(act: Act, table: T, id: string): Promise<Row<T>> {
  await lockRecord(act, table, id);
  return write(act, table, id, { deletedAt: act.now });
}

/**
 * Brings a record back from the trash; one that is not there stays as it is.
 * @param allow called before a record comes back; the place for limits
 * @throws Refusal not-found, also after 30 days
 */
export async function restoreRecord<T extends RecordTable>(
  act: Act,
  table: T,
  id: string,
  allow: () => void | Promise<void> = () => undefined,
): Promise<{ row: Row<T>; restored: boolean }> {
  const rows = await act.db
    .select()
    .from(table as RecordTable)
    .where(own(act, table, id))
    .for("update");
  const row = rows[0] as Row<T> | undefined;
  if (!row) throw new Refusal("not-found");
  if (row.deletedAt === null) return { row, restored: false };
  if (act.now.getTime() - row.deletedAt.getTime() > LIMITS.trashDays * 86_400_000) throw new Refusal("not-found");
  await allow();
  return { row: await write(act, table, id, { deletedAt: null }), restored: true };
}

async function write<T extends RecordTable>(act: Act, table: T, id: string, values: object): Promise<Row<T>> {
  const set = { ...values, version: sql`${table.version} + 1`, actor: act.actor, updatedAt: act.now };
  const rows = await act.db
    .update(table as RecordTable)
    .set(set as never)
    .where(own(act, table, id))
    .returning();
  return (rows as Row<T>[])[0] as Row<T>;
}

const dropUndefined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Makes everything else of this owner's that wants the same lock wait: the place to count before adding. */
export const lockOwner = async (act: Act, what: string): Promise<void> => {
  await act.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${what}:${act.owner}`}, 0))`);
};
