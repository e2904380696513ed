import { checkInDevice, moodDevice } from "#app/features/moods/web/device.ts";
import { relationshipDevice } from "#app/features/relationships/web/device.ts";
import { peopleDevice } from "#app/features/relationships/web/people-device.ts";
import { tellScreens } from "#app/shell/device/device-events.ts";
import { makeDevice } from "#app/shell/device/device.ts";

/** A visitor's device: what `server.ts` is to an account. The only file that knows every feature's answers on it. */
export const device = makeDevice({
  routes: [...moodDevice, ...checkInDevice, ...relationshipDevice, ...peopleDevice],
  listeners: [],
  tell: tellScreens,
});
