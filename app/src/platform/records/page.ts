import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql, type InferSelectModel, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { LIMITS } from "#app/shared/limits.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { ListQuery } from "#app/shared/record.ts";
import type { Db } from "../db/database.ts";
import type { RecordTable } from "./columns.ts";

/** One page of a list, and the cursor of the next one. */
export type Page<R> = { rows: R[]; next: string | null };

type Choice = {
  query: ListQuery & { trash?: boolean | undefined };
  /** Conditions of this list alone. */
  where?: (SQL | undefined)[];
  /** Whether the table has a column `search` (lower-case, without accents) for `q` to look in. */
  searchable?: boolean;
  /** The column that the list is ordered by, then by id; default: when it was made. */
  by?: AnyPgColumn;
};

/** A page of the owner's records by keyset: as quick on the hundredth page as on the first. */
export async function pageOf<T extends RecordTable>(
  db: Db,
  owner: string,
  table: T,
  choice: Choice,
): Promise<Page<InferSelectModel<T>>> {
  const { query } = choice;
  const by = choice.by ?? table.createdAt;
  const limit = query.limit ?? LIMITS.pageDefault;
  const ascending = query.order === "asc";
  const conditions = [
    eq(table.owner, owner),
    query.trash === true ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
    query.from === undefined ? undefined : sql`${table.createdAt} >= ${midnight(owner, query.from)}`,
    query.to === undefined ? undefined : sql`${table.createdAt} < ${midnight(owner, query.to, 1)}`,
    query.q === undefined || choice.searchable !== true ? undefined : matches(table, query.q),
    query.cursor === undefined ? undefined : beyond(by, table.id, query.cursor, ascending),
    ...(choice.where ?? []),
  ];
  const direction = ascending ? asc : desc;
  const rows = await db
    .select()
    .from(table as RecordTable)
    .where(and(...conditions))
    .orderBy(direction(by), direction(table.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? cursorOf(last[nameOf(table, by)], String(last["id"])) : null;
  return { rows: page as InferSelectModel<T>[], next };
}

// The moment at which a day begins on the person's own clock. The zone is looked up where it stands, so that no list
// can forget to say it.
const midnight = (owner: string, date: string, later = 0): SQL =>
  sql`((${date}::date + ${later}::int)::timestamp at time zone (select timezone from users where id = ${owner}))`;

/** Rows whose search column holds the words, whatever their accents and case. */
export const matches = (table: RecordTable, q: string): SQL =>
  sql`${table}.search like '%' || replace(replace(replace(wisp_fold(${q.replaceAll("\0", "")}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;

const nameOf = (table: RecordTable, column: AnyPgColumn): string =>
  Object.entries(table).find(([, candidate]) => candidate === column)?.[0] ?? "createdAt";

const cursorOf = (value: unknown, id: string): string =>
  Buffer.from(JSON.stringify([value instanceof Date ? value.toISOString() : value, id])).toString("base64url");

function beyond(by: AnyPgColumn, id: AnyPgColumn, cursor: string, ascending: boolean): SQL | undefined {
  const after = ascending ? gt : lt;
  const [value, lastId] = readCursor(cursor);
  const key = by.dataType === "date" ? new Date(value) : value;
  if (key instanceof Date && Number.isNaN(key.getTime())) throw badCursor();
  return or(after(by, key), and(eq(by, key), after(id, lastId)));
}

function readCursor(cursor: string): [string, string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(parts) && typeof parts[0] === "string" && /^[0-9a-f-]{36}$/.test(String(parts[1])))
      return [parts[0], String(parts[1])];
  } catch {
    // Falls through: whatever it is, it did not come from us.
  }
  throw badCursor();
}

const badCursor = () => new Refusal("invalid", { errors: { cursor: "shared:validation.cursor" } });
