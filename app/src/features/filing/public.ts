/** What other gatherers may do by filing. */
export { captureText, keepUnanswered } from "./server/capture-text.ts";
export { presentCapturedItems } from "./server/captured-items.ts";
export { indexOfRecords } from "./server/index-of-records.ts";
export { reindex } from "./server/reindex.ts";
export { organizeJobs, organizeLater, sweepCaptures, type OrganizeLater } from "./server/organize-job.ts";
