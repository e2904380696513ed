export { INTENTS, type Ask, type Destination, type Intent } from "./ask.ts";
export { findCrisis } from "./find-crisis.ts";
export { organize } from "./organize.ts";
export {
  CATEGORIES,
  LANGUAGES,
  LOW_CONFIDENCE,
  MOODS,
  type Category,
  type Context,
  type Language,
  type Mood,
  type Span,
  type Suggestion,
} from "./suggestion.ts";
export { readTimes, type TextTime } from "./read-times.ts";
export { understandAsk } from "./understand-ask.ts";
export {
  addDays,
  addMinutes,
  addMonths,
  daysBetween,
  isLocalDate,
  isLocalDateTime,
  mondayOf,
  weekday,
} from "./time/local-date.ts";
export { nextOccurrence } from "./time/next-occurrence.ts";
