import type { Category } from "@wisp/organizer";
import { changeGoal, createGoal, restoreGoal, trashGoal } from "#app/features/goals/public.ts";
import { changeGratitude, createGratitude, restoreGratitude, trashGratitude } from "#app/features/gratitude/public.ts";
import type { Insight } from "#app/features/insights/contract.ts";
import { changeMood, createMood, restoreMood, trashMood } from "#app/features/moods/public.ts";
import {
  changeInteraction,
  logInteraction,
  restoreInteraction,
  trashInteraction,
} from "#app/features/relationships/public.ts";
import { changeTask, createTask, restoreTask, trashTask } from "#app/features/tasks/public.ts";
import type { Act } from "#app/platform/act.ts";
import { lineOf, type Item } from "./item.ts";

/** A kind of record that an insight can be filed as. */
export type RecordKind = NonNullable<Insight["recordKind"]>;

/** What was decided about an item beside its own words. */
export type Placing = { insightId: string; personIds: string[] };

/** The fields of an item that a change names. */
type ItemChange = { [K in keyof Item]?: Item[K] | undefined };

/** How filing speaks to one keeper: the item's fields in the keeper's words. */
type RecordKeeper = {
  /** @returns the new record's id */
  create: (act: Act, item: Item, placing: Placing) => Promise<string>;
  /** Carries over what changed of an item; fields that the record does not have are passed over. */
  change: (act: Act, id: string, change: ItemChange) => Promise<unknown>;
  trash: (act: Act, id: string) => Promise<unknown>;
  restore: (act: Act, id: string) => Promise<unknown>;
};

/** Where each category is filed; insight and unsorted have no record of their own (decisions 10). */
export const KIND_OF: Partial<Record<Category, RecordKind>> = {
  task: "task",
  goal: "goal",
  emotion: "mood",
  gratitude: "gratitude",
  relationship: "interaction",
};

/** The keeper of each kind of record. */
export const KEEPERS: Record<RecordKind, RecordKeeper> = {
  task: {
    create: async (act, item) => {
      const { title, dueDate, repeat, isCompleted } = item;
      return (await createTask(act, { title: cut(title), dueDate, repeat, isCompleted, priority: "medium" })).row.id;
    },
    change: (act, id, { title, dueDate, repeat, isCompleted }) =>
      changeTask(act, id, present({ title, dueDate, repeat, isCompleted })),
    trash: trashTask,
    restore: restoreTask,
  },
  goal: {
    create: async (act, item) => {
      const { title, dueDate, isCompleted } = item;
      const goal = {
        title: cut(title),
        dueDate,
        category: "personal",
        isCompleted,
        progress: 0,
        milestones: [],
      } as const;
      return (await createGoal(act, { ...goal, milestones: [] })).row.id;
    },
    change: (act, id, { title, dueDate, isCompleted }) => changeGoal(act, id, present({ title, dueDate, isCompleted })),
    trash: trashGoal,
    restore: restoreGoal,
  },
  mood: {
    create: async (act, item) => (await createMood(act, { mood: item.mood ?? "neutral", notes: item.content })).row.id,
    change: (act, id, { content, mood }) => changeMood(act, id, present({ notes: content, mood: mood ?? undefined })),
    trash: trashMood,
    restore: restoreMood,
  },
  gratitude: {
    create: async (act, item, { insightId }) => (await createGratitude(act, { text: lineOf(item), insightId })).row.id,
    change: (act, id, { title }) => changeGratitude(act, id, present({ text: title })),
    trash: trashGratitude,
    restore: restoreGratitude,
  },
  interaction: {
    create: async (act, item, { personIds }) => {
      const kind = item.happened ? "interaction" : "fact";
      return (await logInteraction(act, { kind, note: lineOf(item), personIds })).row.id;
    },
    change: (act, id, { title }) => changeInteraction(act, id, present({ note: title })),
    trash: trashInteraction,
    restore: restoreInteraction,
  },
};

const cut = (title: string): string => title.slice(0, 200).toWellFormed();

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
/** The fields that are there, so that a keeper does not take a missing one for one to be cleared. */
const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
