import { browseDevice } from "#app/features/browse/web/device.ts";
import { captureDevice } from "#app/features/captures/web/device.ts";
import { filingDevice } from "#app/features/filing/web/device.ts";
import { indexOfRecordsOnDevice } from "#app/features/filing/web/index-on-device.ts";
import { journalFollowsCaptures } from "#app/features/filing/web/journal-on-device.ts";
import { goalDevice } from "#app/features/goals/web/device.ts";
import { gratitudeDevice } from "#app/features/gratitude/web/device.ts";
import { insightDevice } from "#app/features/insights/web/device.ts";
import { lifeInsightDevice } from "#app/features/life-insights/web/device.ts";
import { checkInDevice, moodAnalysisDevice, moodDevice } from "#app/features/moods/web/device.ts";
import { relationshipDevice } from "#app/features/relationships/web/device.ts";
import { peopleDevice } from "#app/features/relationships/web/people-device.ts";
import { taskDevice } from "#app/features/tasks/web/device.ts";
import { tellScreens } from "#app/shell/device/device-events.ts";
import { makeDevice } from "#app/shell/device/device.ts";

/** A visitor's device: what `server.ts` is to an account. The only file that knows every feature's answers on it. */
export const device = makeDevice({
  routes: [
    ...captureDevice,
    ...insightDevice,
    ...taskDevice,
    ...goalDevice,
    ...relationshipDevice,
    ...peopleDevice,
    ...moodDevice,
    ...checkInDevice,
    ...moodAnalysisDevice,
    ...gratitudeDevice,
    ...browseDevice,
    ...lifeInsightDevice,
    ...filingDevice,
  ],
  listeners: [indexOfRecordsOnDevice, journalFollowsCaptures],
  tell: tellScreens,
});
