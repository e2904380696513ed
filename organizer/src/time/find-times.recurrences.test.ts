import { describe, expect, test } from "vitest";
import type { Language } from "../suggestion.ts";
import { findTimes } from "./find-times.ts";

/** A Thursday. */
const NOW = "2026-03-12T09:30";

function first(text: string, language: Language = "en", now = NOW) {
  const [mention] = findTimes(text, now, language);
  return [mention?.repeat, mention?.due];
}

describe("recurrences", () => {
  test("weekdays are listed in the order of the week", () => {
    expect(first("every thursday and tuesday at 6.30pm")).toEqual(["FREQ=WEEKLY;BYDAY=TU,TH", "2026-03-17T18:30"]);
    expect(first("trash every monday + thursday")).toEqual(["FREQ=WEEKLY;BYDAY=MO,TH", "2026-03-16"]);
    expect(first("every weekday at 8:30am")).toEqual(["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "2026-03-13T08:30"]);
  });

  test("a daily time that is still ahead begins today", () => {
    expect(first("every day at 9pm")).toEqual(["FREQ=DAILY", "2026-03-12T21:00"]);
    expect(first("every day at 9am")).toEqual(["FREQ=DAILY", "2026-03-13T09:00"]);
  });

  test("intervals are kept, and a recurrence without a day has no first time", () => {
    expect(first("every 3 months")).toEqual(["FREQ=MONTHLY;INTERVAL=3", null]);
    expect(first("every other wednesday")).toEqual(["FREQ=WEEKLY;INTERVAL=2;BYDAY=WE", "2026-03-18"]);
    expect(first("quarterly")).toEqual(["FREQ=MONTHLY;INTERVAL=3", null]);
  });

  test("days of months and years are part of the rule", () => {
    expect(first("pay rent every 1st")).toEqual(["FREQ=MONTHLY;BYMONTHDAY=1", "2026-04-01"]);
    expect(first("every month on the 28th")).toEqual(["FREQ=MONTHLY;BYMONTHDAY=28", "2026-03-28"]);
    expect(first("each year on august 9")).toEqual(["FREQ=YEARLY;BYMONTHDAY=9;BYMONTH=8", "2026-08-09"]);
    expect(first("on the first monday of every month")).toEqual(["FREQ=MONTHLY;BYDAY=1MO", "2026-04-06"]);
    expect(first("the last friday of each month at 4pm")).toEqual(["FREQ=MONTHLY;BYDAY=-1FR", "2026-03-27T16:00"]);
  });

  test("a start that is told moves the first time", () => {
    expect(first("every 10 days starting today")).toEqual(["FREQ=DAILY;INTERVAL=10", "2026-03-12"]);
    expect(first("gym every tuesday and thursday 6.30pm starting next week")).toEqual([
      "FREQ=WEEKLY;BYDAY=TU,TH",
      "2026-03-17T18:30",
    ]);
    expect(first("filter every 3 months, next one aug 15")).toEqual(["FREQ=MONTHLY;INTERVAL=3", "2026-08-15"]);
  });

  test("a start farther on in the sentence counts, and is a mention of its own", () => {
    const mentions = findTimes("every other friday at 4pm to submit my timesheet, starting next friday", NOW, "en");
    expect(mentions.map(({ due, role }) => [due, role])).toEqual([
      ["2026-03-20T16:00", "at"],
      ["2026-03-20", "start"],
    ]);
  });

  test("Spanish recurrences", () => {
    expect(first("cada lunes y miércoles a las 19h", "es")).toEqual(["FREQ=WEEKLY;BYDAY=MO,WE", "2026-03-16T19:00"]);
    expect(first("todos los días a las 10 de la noche", "es")).toEqual(["FREQ=DAILY", "2026-03-12T22:00"]);
    expect(first("el día 5 de cada mes", "es")).toEqual(["FREQ=MONTHLY;BYMONTHDAY=5", "2026-04-05"]);
    expect(first("un lunes sí y otro no", "es")).toEqual(["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "2026-03-16"]);
  });

  test("French recurrences", () => {
    expect(first("tous les jeudis soir", "fr")).toEqual(["FREQ=WEEKLY;BYDAY=TH", "2026-03-19T18:00"]);
    expect(first("chaque lundi à 9h à partir du 20", "fr")).toEqual(["FREQ=WEEKLY;BYDAY=MO", "2026-03-23T09:00"]);
    expect(first("un jour sur deux", "fr")).toEqual(["FREQ=DAILY;INTERVAL=2", null]);
    expect(first("le premier lundi de chaque mois", "fr")).toEqual(["FREQ=MONTHLY;BYDAY=1MO", "2026-04-06"]);
  });
});
