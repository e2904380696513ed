import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { lockOwner } from "#app/platform/records/records.ts";
import { floatingDue } from "#app/shared/calendar-date.ts";
import type { newGratitude } from "../contract.ts";
import { missingTexts } from "../rules.ts";
import { createGratitude } from "./create-gratitude.ts";
import { rowsOfDay, type Day } from "./store.ts";

type Body = z.output<typeof newGratitude>;

/**
 * Adds the texts of a list that the day does not hold yet, and the quick form's one.
 * @returns the day, and whether anything was added
 */
export async function addEntries(act: Act, body: Body): Promise<{ day: Day; made: boolean }> {
  // Before reading what the day holds, or the same list sent twice at once would be added twice.
  await lockOwner(act, "gratitude");
  const zone = body.timezone ?? act.account.timezone;
  let date = body.date === undefined ? undefined : floatingDue(body.date, zone).slice(0, 10);
  let since = act.now;
  let made = false;
  const { categories } = body;
  const there = body.entries ? await rowsOfDay(act, date ?? act.today) : [];
  for (const text of missingTexts(there, body.entries ?? [])) {
    await createGratitude(act, { text, date, categories, madeAt: body.madeAt });
    made = true;
  }
  if (body.content !== undefined) {
    const one = await createGratitude(act, {
      id: body.id,
      madeAt: body.madeAt,
      text: body.content,
      date,
      categories,
    });
    made ||= one.made;
    // Sent again after midnight, it still stands on the day for which it was written.
    date = one.row.date;
    since = one.row.createdAt;
  }
  date ??= act.today;
  return { day: { date, rows: await rowsOfDay(act, date), since }, made };
}
