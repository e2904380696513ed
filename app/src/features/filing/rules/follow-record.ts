import type { Insight } from "#app/features/insights/contract.ts";
import type { Change } from "#app/shared/change.ts";
import { LIMITS } from "#app/shared/limits.ts";

/** The columns of an insight that follow its record; undefined leaves one as it is. */
export type FollowedFields = {
  [K in "title" | "dueDate" | "repeat" | "isCompleted" | "mood" | "state" | "recordId"]?: Insight[K] | undefined;
} & { touched?: true };

/** What a change of a record does to its insight: how it is told of, and what it writes. */
export type Following = { what: "changed" | "trashed" | "restored"; fields: FollowedFields };

/**
 * An insight is an index of its record: what happens to the one happens to the other.
 * @param byPerson whether the person did it: an undo then leaves it alone
 * @returns null where nothing follows
 */
export function followRecord(isTrashed: boolean, change: Change, byPerson: boolean): Following | null {
  const { kind, what, index = {}, movedTo } = change;
  if (kind === undefined || what === "created") return null;
  if (movedTo && !isTrashed) {
    const { id: recordId, title, dueDate, repeat, isCompleted } = movedTo;
    return { what: "changed", fields: { recordId, title: cut(title), dueDate, repeat, isCompleted, touched: true } };
  }
  if (what === "trashed") return isTrashed ? null : { what, fields: {} };
  if (what === "restored") return isTrashed ? { what, fields: { state: "filed", touched: true } } : null;
  if (isTrashed) return null;
  const { dueDate, repeat, isCompleted } = index;
  const title = index.title === undefined ? undefined : cut(index.title);
  const mood = index.mood as Insight["mood"] | undefined;
  return { what, fields: { title, dueDate, repeat, isCompleted, mood, ...(byPerson && { touched: true }) } };
}

const cut = (title: string): string => title.slice(0, LIMITS.title).toWellFormed();
