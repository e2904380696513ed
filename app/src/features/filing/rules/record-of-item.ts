import { LIMITS } from "#app/shared/limits.ts";
import { lineOf, type Item, type ItemChange } from "./item.ts";

// What each keeper is given of an item, in the keeper's own words; server and device hand it on as it is.

/** The record that each kind of item is filed as. */
export const RECORD_OF = {
  task: ({ title, dueDate, repeat, isCompleted }: Item) => ({
    title: cut(title),
    dueDate,
    repeat,
    isCompleted,
    priority: "medium" as const,
  }),
  goal: ({ title, dueDate, isCompleted }: Item) => ({
    title: cut(title),
    dueDate,
    isCompleted,
    category: "personal" as const,
    progress: 0,
    milestones: [],
  }),
  mood: ({ mood, content }: Item) => ({ mood: mood ?? ("neutral" as const), notes: content }),
  gratitude: (item: Item) => ({ text: lineOf(item) }),
  interaction: (item: Item) => ({
    kind: item.happened ? ("interaction" as const) : ("fact" as const),
    note: lineOf(item),
  }),
};

/** What a change of an item changes of its record; fields that the record does not have are passed over. */
export const RECORD_CHANGE_OF = {
  task: ({ title, dueDate, repeat, isCompleted }: ItemChange) => present({ title, dueDate, repeat, isCompleted }),
  goal: ({ title, dueDate, isCompleted }: ItemChange) => present({ title, dueDate, isCompleted }),
  mood: ({ content, mood }: ItemChange) => present({ notes: content, mood: mood ?? undefined }),
  gratitude: ({ title }: ItemChange) => present({ text: title }),
  interaction: ({ title }: ItemChange) => present({ note: title }),
};

const cut = (title: string): string => title.slice(0, LIMITS.title).toWellFormed();

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
/** The fields that are there, so that a keeper does not take a missing one for one to be cleared. */
const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
