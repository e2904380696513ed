import { browseDevice } from "#app/features/browse/web/device.ts";
import { captureDevice } from "#app/features/captures/web/device.ts";
import { filingDevice } from "#app/features/filing/web/device.ts";
import { indexOfRecordsOnDevice } from "#app/features/filing/web/index-on-device.ts";
import { insightDevice } from "#app/features/insights/web/device.ts";
import { goalDevice } from "#app/features/goals/web/device.ts";
import { gratitudeDevice } from "#app/features/gratitude/web/device.ts";
import { checkInDevice, moodDevice } from "#app/features/moods/web/device.ts";
import { relationshipDevice } from "#app/features/relationships/web/device.ts";
import { taskDevice } from "#app/features/tasks/web/device.ts";
import { tellScreens } from "#app/shell/device/device-events.ts";
import { makeDevice } from "#app/shell/device/device.ts";

/** A visitor's device: what `server.ts` is to an account. The only file that knows every feature's answers on it. */
export const device = makeDevice({
  routes: [
    ...moodDevice,
    ...checkInDevice,
    ...goalDevice,
    ...gratitudeDevice,
    ...relationshipDevice,
    ...captureDevice,
    ...insightDevice,
    ...browseDevice,
    ...filingDevice,
    ...taskDevice,
  ],
  listeners: [indexOfRecordsOnDevice],
  tell: tellScreens,
});
