import { readStored, writeStored } from "../storage.ts";

const MOVING = "movingTo";
const KEPT = "keptOnDevice";

/** Notes that what stands on this device goes to an account: kept until all of it is there, also over a reload. */
export const agreeToMove = (userId: string): void => {
  writeStored(KEPT, null);
  writeStored(MOVING, userId);
};

/** Notes that it stays on the device while this account is signed in. */
export const keepOnDevice = (userId: string): void => {
  writeStored(MOVING, null);
  writeStored(KEPT, userId);
};

/** Forgets what was decided: everything has moved, or is gone. */
export function forgetDecision(): void {
  writeStored(MOVING, null);
  writeStored(KEPT, null);
}

/** What was decided for an account: nothing yet means that it has to be asked. */
export function decisionFor(userId: string): "move" | "keep" | "ask" {
  if (readStored(MOVING) === userId) return "move";
  return readStored(KEPT) === userId ? "keep" : "ask";
}
