import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Category } from "@wisp/organizer";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { changeRecord, keepOnce, type Kept, type RowChange } from "#app/platform/records/records.ts";
import { Refusal } from "#app/shared/problem.ts";
import { localDateTime } from "#app/shared/calendar-date.ts";
import { momentMade, type Given } from "#app/shared/record.ts";
import type { Capture } from "../contract.ts";
import { captureRevisions, captures, type CaptureRow } from "./tables.ts";

/** What is needed to keep a capture. */
export type NewCapture = {
  id?: string | undefined;
  /** When it was written, where that was earlier, on a device. */
  madeAt?: string | undefined;
  kind: Capture["kind"];
  text: string;
  status: Capture["status"];
  timezone?: string | undefined;
  asCategory?: Category | null;
  reason?: string | null;
};

/** Keeps what a person gave, before anything clever happens to it; the same id again keeps nothing. */
export async function keepCapture(act: Act, given: NewCapture): Promise<Kept<CaptureRow>> {
  const timezone = given.timezone ?? act.account.timezone;
  const kept = await keepOnce(act, captures, given, () => ({
    kind: given.kind,
    original: given.text,
    text: given.text,
    status: given.status,
    reason: given.reason ?? null,
    timezone,
    writtenAt: localDateTime(momentMade(given, act.now), timezone),
    asCategory: given.asCategory ?? null,
    runs: 0,
  }));
  if (kept.made) await announceCapture(act, kept.row.id, "created");
  return kept;
}

/** Keeps a capture that was organized on a device, as it stands there; the same id again keeps nothing. */
export async function adoptCapture(
  act: Act,
  given: Given,
  capture: Pick<CaptureRow, "kind" | "original" | "text" | "status" | "reason" | "timezone" | "asCategory">,
): Promise<Kept<CaptureRow>> {
  const writtenAt = localDateTime(momentMade(given, act.now), capture.timezone);
  const kept = await keepOnce(act, captures, given, () => ({ ...capture, writtenAt, runs: 1 }));
  if (!kept.made) return kept;
  if (capture.text !== capture.original) await addRevision(act, kept.row, capture.text);
  await announceCapture(act, kept.row.id, "created");
  return kept;
}

/** Changes what is known of a capture. @throws Refusal not-found, stale-version */
export async function updateCapture(
  act: Act,
  id: string,
  change: RowChange<typeof captures>,
  version?: number,
): Promise<CaptureRow> {
  const { row } = await changeRecord(act, captures, id, () => change, { version, present: presentCapture });
  await announceCapture(act, id, "changed");
  return row;
}

/** Notes that a capture, which this act has locked, was organized. */
export async function markOrganized(act: Act, capture: CaptureRow, reason: string | null): Promise<CaptureRow> {
  const rows = await act.db
    .update(captures)
    .set({
      status: "organized",
      runs: capture.runs + 1,
      reason,
      version: capture.version + 1,
      actor: act.actor,
      updatedAt: act.now,
    })
    .where(and(eq(captures.owner, act.owner), eq(captures.id, capture.id)))
    .returning();
  await announceCapture(act, capture.id, "changed");
  return rows[0] ?? capture;
}

/** Writes down a corrected text beside all earlier ones. */
export async function addRevision(act: Act, capture: CaptureRow, text: string): Promise<void> {
  const where = and(eq(captureRevisions.owner, act.owner), eq(captureRevisions.captureId, capture.id));
  const revision = (await act.db.$count(captureRevisions, where)) + 1;
  await act.db
    .insert(captureRevisions)
    .values({ owner: act.owner, captureId: capture.id, revision, text, createdAt: act.now });
}

/** Tells devices that a capture changed. */
export const announceCapture = (
  act: Act,
  id: string,
  what: "created" | "changed" | "trashed" | "restored",
): Promise<void> => act.announce({ topic: "captures", id, what });

/** A capture, in the trash or not. @throws Refusal not-found */
export async function findCapture({ db, owner }: Pick<Act, "db" | "owner">, id: string): Promise<CaptureRow> {
  const [capture] = await db
    .select()
    .from(captures)
    .where(and(eq(captures.owner, owner), eq(captures.id, id)));
  if (!capture) throw new Refusal("not-found");
  return capture;
}

/** Several captures, in the trash or not, in no order. */
export const findCaptures = ({ db, owner }: Pick<Act, "db" | "owner">, ids: readonly string[]): Promise<CaptureRow[]> =>
  db
    .select()
    .from(captures)
    .where(and(eq(captures.owner, owner), inArray(captures.id, [...ids])));

/** Captures of anybody that still wait to be organized, oldest first. */
export const findWaiting = (db: Db, before: Date): Promise<{ owner: string; id: string }[]> =>
  db
    .select({ owner: captures.owner, id: captures.id })
    .from(captures)
    .where(
      and(inArray(captures.status, ["kept", "reading"]), isNull(captures.deletedAt), lt(captures.createdAt, before)),
    )
    .orderBy(asc(captures.createdAt))
    .limit(1_000);

/** Notes that organizing a capture failed for good, unless somebody else managed. */
export const markFailed = async (act: Act, id: string, reason: string): Promise<void> => {
  await act.db
    .update(captures)
    .set({ status: "failed", reason, version: sql`${captures.version} + 1`, updatedAt: act.now })
    .where(and(eq(captures.owner, act.owner), eq(captures.id, id), inArray(captures.status, ["kept", "reading"])));
  await announceCapture(act, id, "changed");
};

/** A row as it goes out. */
export const presentCapture = (row: CaptureRow): Capture => ({
  ...presentRecord(row),
  kind: row.kind,
  text: row.text,
  status: row.status,
  reason: row.reason,
  timezone: row.timezone,
});
