import {
  changeGoalOnDevice,
  createGoalOnDevice,
  restoreGoalOnDevice,
  trashGoalOnDevice,
} from "#app/features/goals/web/on-device.ts";
import {
  changeGratitudeOnDevice,
  createGratitudeOnDevice,
  restoreGratitudeOnDevice,
  trashGratitudeOnDevice,
} from "#app/features/gratitude/web/on-device.ts";
import {
  changeMoodOnDevice,
  createMoodOnDevice,
  restoreMoodOnDevice,
  trashMoodOnDevice,
} from "#app/features/moods/web/on-device.ts";
import {
  changeInteractionOnDevice,
  logInteractionOnDevice,
  restoreInteractionOnDevice,
  trashInteractionOnDevice,
} from "#app/features/relationships/web/on-device.ts";
import {
  changeTaskOnDevice,
  createTaskOnDevice,
  restoreTaskOnDevice,
  trashTaskOnDevice,
} from "#app/features/tasks/web/on-device.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import type { Item, ItemChange } from "../rules/item.ts";
import type { RecordKind } from "../rules/place-item.ts";
import { RECORD_CHANGE_OF, RECORD_OF } from "../rules/record-of-item.ts";

/** How filing speaks to one keeper on the device, as `KEEPERS` does on the server. */
type DeviceKeeper = {
  /** @returns the new record's id */
  create: (act: DeviceAct, item: Item, placing: { insightId: string; personIds: string[] }) => string;
  change: (act: DeviceAct, id: string, change: ItemChange) => unknown;
  trash: (act: DeviceAct, id: string) => unknown;
  restore: (act: DeviceAct, id: string) => unknown;
};

/** The keeper of each kind of record. */
export const DEVICE_KEEPERS: Record<RecordKind, DeviceKeeper> = {
  task: {
    create: (act, item) => createTaskOnDevice(act, RECORD_OF.task(item)).id,
    change: (act, id, change) => changeTaskOnDevice(act, id, RECORD_CHANGE_OF.task(change)),
    trash: trashTaskOnDevice,
    restore: restoreTaskOnDevice,
  },
  goal: {
    create: (act, item) => createGoalOnDevice(act, RECORD_OF.goal(item)).id,
    change: (act, id, change) => changeGoalOnDevice(act, id, RECORD_CHANGE_OF.goal(change)),
    trash: trashGoalOnDevice,
    restore: restoreGoalOnDevice,
  },
  mood: {
    create: (act, item) => createMoodOnDevice(act, RECORD_OF.mood(item)).id,
    change: (act, id, change) => changeMoodOnDevice(act, id, RECORD_CHANGE_OF.mood(change)),
    trash: trashMoodOnDevice,
    restore: restoreMoodOnDevice,
  },
  gratitude: {
    create: (act, item, { insightId }) => createGratitudeOnDevice(act, { ...RECORD_OF.gratitude(item), insightId }).id,
    change: (act, id, change) => changeGratitudeOnDevice(act, id, RECORD_CHANGE_OF.gratitude(change)),
    trash: trashGratitudeOnDevice,
    restore: restoreGratitudeOnDevice,
  },
  interaction: {
    create: (act, item, { personIds }) => logInteractionOnDevice(act, { ...RECORD_OF.interaction(item), personIds }).id,
    change: (act, id, change) => changeInteractionOnDevice(act, id, RECORD_CHANGE_OF.interaction(change)),
    trash: trashInteractionOnDevice,
    restore: restoreInteractionOnDevice,
  },
};
