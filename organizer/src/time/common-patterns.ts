import type { RuleName } from "./rules.ts";

/** Ways to write a moment that all languages share; the form is that of a language's patterns. */
export const COMMON_PATTERNS: readonly (readonly [RuleName, string])[] = [
  ["iso-date", "{yyyy}[-/.]{mm}[-/.]{dd}"],
  ["iso-date-time", "{yyyy}-{mm}-{dd}t{hour}:{minute}(?::\\d\\d)?(?:\\.\\d{3})?z?"],
  ["iso-date", "{year4:yyyy}{month2:mm}{day2:dd}"],
  ["month-day", "{year}[-/.]{month}[-/.]{day}"],
  ["month-day", "{month}[-/.]{year}[-/.]{day}"],
  ["month-day", "{day}[-/.]{year}[-/.]{month}"],
  ["month-day", "{day}[-/.]{month}[-/.]{yy}"],
  ["month-day", "{month}[-/.]{day}[-/.]{yy}"],
  ["month-day", "{month}[/-]{day}"],
  ["month-day", "{day}[/-]{month}"],
  ["padded-clock", "(?=0\\d){hour}[:h]{minute}(?::\\d\\d)?(?: ?(?:{am}|{pm}))?"],
];
