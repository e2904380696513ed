export * from "./suggestion.ts";
export * from "./ask.ts";
export { addDays, daysBetween, isLocalDate, isLocalDateTime, weekday } from "./time/local-date.ts";
export { nextOccurrence } from "./time/next-occurrence.ts";
