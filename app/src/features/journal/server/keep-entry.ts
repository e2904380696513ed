import type { Act } from "#app/platform/act.ts";
import { changeRecord, keepOnce, restoreRecord, trashRecord, type Kept } from "#app/platform/records/records.ts";
import type { Change } from "#app/shared/change.ts";
import { momentMade } from "#app/shared/record.ts";
import { dayOfNew, refuseOver } from "../rules.ts";
import { presentEntry } from "./store.ts";
import { journalEntries, type JournalRow } from "./tables.ts";

/** An entry for a capture that is kept already. */
export type OneEntry = {
  id?: string | undefined;
  madeAt?: string | undefined;
  date?: string | undefined;
  text: string;
  captureId: string;
};

// No insight points at an entry, so that none follows it: filing keeps its capture beside it.
const announce = (act: Act, { id }: JournalRow, what: Change["what"]): Promise<void> =>
  act.announce({ topic: "journal", id, what });

/** Writes an entry on its day; the same id again answers it as it stands. @throws Refusal day-over; invalid */
export async function createEntry(act: Act, entry: OneEntry): Promise<Kept<JournalRow>> {
  const kept = await keepOnce(act, journalEntries, entry, () => ({
    date: dayOfNew(entry, momentMade(entry, act.now), act.today, act.account.timezone),
    text: entry.text,
    captureId: entry.captureId,
  }));
  if (kept.made) await announce(act, kept.row, "created");
  return kept;
}

/** Changes the words of an entry while its day lasts. @throws Refusal not-found, stale-version, day-over */
export async function changeEntry(act: Act, id: string, text: string, version?: number): Promise<JournalRow> {
  const { before, row } = await changeRecord(
    act,
    journalEntries,
    id,
    ({ date, text: now }) => {
      refuseOver(date, act.today);
      return text === now ? {} : { text };
    },
    { version, present: presentEntry },
  );
  if (row.version !== before.version) await announce(act, row, "changed");
  return row;
}

/** Lays an entry into the trash. @throws Refusal not-found */
export async function trashEntry(act: Act, id: string): Promise<JournalRow> {
  const row = await trashRecord(act, journalEntries, id);
  await announce(act, row, "trashed");
  return row;
}

/** Brings an entry back, to its day. @throws Refusal not-found, also after 30 days */
export async function restoreEntry(act: Act, id: string): Promise<JournalRow> {
  const { row, restored } = await restoreRecord(act, journalEntries, id);
  if (restored) await announce(act, row, "restored");
  return row;
}
