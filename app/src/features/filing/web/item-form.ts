import { MOODS } from "@wisp/organizer";
import type { Insight } from "#app/features/insights/contract.ts";
import type { InsightChange } from "../contract.ts";

/** An item as the fields of its dialog hold it. */
export type ItemForm = { title: string; date: string; time: string; repeat: string; mood: string; people: string };

/** The fields as they stand before anything is typed. */
export const formOf = (item: Insight): ItemForm => ({
  title: item.title,
  date: item.dueDate?.slice(0, 10) ?? "",
  time: item.dueDate?.slice(11) ?? "",
  repeat: item.repeat ?? "",
  mood: item.mood ?? "neutral",
  people: item.people.join(", "),
});

/** Only what differs from before, as the server takes it. */
export function changeOf(before: Insight, form: ItemForm): InsightChange {
  const was = formOf(before);
  const mood = MOODS.find((known) => known === form.mood);
  const dueDate = form.date === "" ? null : form.time === "" ? form.date : `${form.date}T${form.time}`;
  const people = form.people
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return {
    ...(form.title.trim() !== was.title && { title: form.title.trim() }),
    ...((form.date !== was.date || form.time !== was.time) && { dueDate }),
    ...(form.repeat !== was.repeat && { repeat: form.repeat === "" ? null : form.repeat }),
    ...(form.mood !== was.mood && mood && { mood }),
    ...(form.people !== was.people && { people }),
  };
}
