import { changeGoal, createGoal, restoreGoal, trashGoal } from "#app/features/goals/public.ts";
import { changeGratitude, createGratitude, restoreGratitude, trashGratitude } from "#app/features/gratitude/public.ts";
import { changeMood, createMood, restoreMood, trashMood } from "#app/features/moods/public.ts";
import {
  changeInteraction,
  logInteraction,
  restoreInteraction,
  trashInteraction,
} from "#app/features/relationships/public.ts";
import { changeTask, createTask, restoreTask, trashTask } from "#app/features/tasks/public.ts";
import type { Act } from "#app/platform/act.ts";
import type { Item, ItemChange } from "../rules/item.ts";
import type { RecordKind } from "../rules/place-item.ts";
import { RECORD_CHANGE_OF, RECORD_OF } from "../rules/record-of-item.ts";

/** What was decided about an item beside its own words. */
type Placing = { insightId: string; personIds: string[] };

/** How filing speaks to one keeper: the item's fields in the keeper's words. */
type RecordKeeper = {
  /** @returns the new record's id */
  create: (act: Act, item: Item, placing: Placing) => Promise<string>;
  /** Carries over what changed of an item. */
  change: (act: Act, id: string, change: ItemChange) => Promise<unknown>;
  trash: (act: Act, id: string) => Promise<unknown>;
  restore: (act: Act, id: string) => Promise<unknown>;
};

/** The keeper of each kind of record. */
export const KEEPERS: Record<RecordKind, RecordKeeper> = {
  task: {
    create: async (act, item) => (await createTask(act, RECORD_OF.task(item))).row.id,
    change: (act, id, change) => changeTask(act, id, RECORD_CHANGE_OF.task(change)),
    trash: trashTask,
    restore: restoreTask,
  },
  goal: {
    create: async (act, item) => (await createGoal(act, RECORD_OF.goal(item))).row.id,
    change: (act, id, change) => changeGoal(act, id, RECORD_CHANGE_OF.goal(change)),
    trash: trashGoal,
    restore: restoreGoal,
  },
  mood: {
    create: async (act, item) => (await createMood(act, RECORD_OF.mood(item))).row.id,
    change: (act, id, change) => changeMood(act, id, RECORD_CHANGE_OF.mood(change)),
    trash: trashMood,
    restore: restoreMood,
  },
  gratitude: {
    create: async (act, item, { insightId }) =>
      (await createGratitude(act, { ...RECORD_OF.gratitude(item), insightId })).row.id,
    change: (act, id, change) => changeGratitude(act, id, RECORD_CHANGE_OF.gratitude(change)),
    trash: trashGratitude,
    restore: restoreGratitude,
  },
  interaction: {
    create: async (act, item, { personIds }) =>
      (await logInteraction(act, { ...RECORD_OF.interaction(item), personIds })).row.id,
    change: (act, id, change) => changeInteraction(act, id, RECORD_CHANGE_OF.interaction(change)),
    trash: trashInteraction,
    restore: restoreInteraction,
  },
};
