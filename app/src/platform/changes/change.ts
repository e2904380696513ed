import type { Change } from "#app/shared/change.ts";
import type { Act } from "../act.ts";

/** Called within the transaction of the change; a throw rolls it back. */
export type ChangeListener = (act: Act, change: Change) => Promise<void>;
