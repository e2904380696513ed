/** What filing may do with insights; nobody else writes them. */
export { insightsOfCapture, insightsOfCaptures, insightsOfRecord, presentInsight } from "./server/store.ts";
export { insights, type InsightRow } from "./server/tables.ts";
