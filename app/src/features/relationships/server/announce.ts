import type { Act } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import { titleOfNote } from "../rules.ts";
import type { InteractionRow, PersonRow } from "./tables.ts";

/** Tells what became of a person. No insight points to one. */
export const announcePerson = (act: Act, row: PersonRow, what: Change["what"]): Promise<void> =>
  act.announce({ topic: "relationships", id: row.id, what });

/** Tells what became of an interaction or a fact; its note is the insight's title, as far as one goes. */
export const announceInteraction = (act: Act, row: InteractionRow, what: Change["what"]): Promise<void> => {
  const title = titleOfNote(row.note);
  return act.announce({
    topic: "relationships",
    kind: "interaction",
    id: row.id,
    what,
    ...(title !== undefined && { index: { title } }),
  });
};
