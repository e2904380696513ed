/** What filing may do with insights; nobody else writes them. */
export {
  addInsights,
  capturesHolding,
  insightsOfCapture,
  insightsOfCaptures,
  insightsOfRecord,
  presentInsight,
  type NewInsight,
} from "./server/store.ts";
export { insights, type InsightRow } from "./server/tables.ts";
