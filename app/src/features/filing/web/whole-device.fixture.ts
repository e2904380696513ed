import { browseDevice } from "#app/features/browse/web/device.ts";
import { captureDevice } from "#app/features/captures/web/device.ts";
import { goalDevice } from "#app/features/goals/web/device.ts";
import { gratitudeDevice } from "#app/features/gratitude/web/device.ts";
import { insightDevice } from "#app/features/insights/web/device.ts";
import { moodDevice } from "#app/features/moods/web/device.ts";
import { relationshipDevice } from "#app/features/relationships/web/device.ts";
import { taskDevice } from "#app/features/tasks/web/device.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import { filingDevice } from "./device.ts";
import { indexOfRecordsOnDevice } from "./index-on-device.ts";

/** The note that the product is for. */
export const FIVE_THINGS =
  "Dentist tuesday 3pm. So grateful mum drove me home, felt really low after the review though. " +
  "I want to run the half marathon by 31 October. had coffee with Tom, he's moving to Leeds";

/** Makes the test a visitor's whose device knows everything that filing files. */
export const onAWholeDevice = (): Promise<void> =>
  onThisDevice(
    [
      ...captureDevice,
      ...insightDevice,
      ...browseDevice,
      ...filingDevice,
      ...taskDevice,
      ...goalDevice,
      ...moodDevice,
      ...gratitudeDevice,
      ...relationshipDevice,
    ],
    [indexOfRecordsOnDevice],
  );
