/** What filing may do with captures. */
export {
  addRevision,
  announceCapture,
  findCapture,
  findCaptures,
  findWaiting,
  adoptCapture,
  keepCapture,
  markFailed,
  markOrganized,
  presentCapture,
  updateCapture,
} from "./server/store.ts";
export { captures, type CaptureRow } from "./server/tables.ts";
export { captureDaysOf, countCaptures } from "./server/sums.ts";
