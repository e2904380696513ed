import { addDays } from "@wisp/organizer";
import { describe, expect, test } from "vitest";
import { localDate } from "#app/shared/calendar-date.ts";
import { categoriesIn, missingTexts, streaksOf, summaryOf, titleOf } from "./rules.ts";

const TODAY = "2026-03-12";
const daysBack = (count: number, from = TODAY) => Array.from({ length: count }, (_, back) => addDays(from, -back));

describe("Days in a row", () => {
  test("end today, or yesterday while today has none yet, and begin anew after a gap", () => {
    expect(streaksOf([], TODAY)).toEqual({ streak: 0, longest: 0 });
    expect(streaksOf([TODAY], TODAY)).toEqual({ streak: 1, longest: 1 });
    expect(streaksOf(["2026-03-11", "2026-03-10"], TODAY)).toEqual({ streak: 2, longest: 2 });
    expect(streaksOf(["2026-03-10", "2026-03-09"], TODAY)).toEqual({ streak: 0, longest: 2 });
    expect(streaksOf([...daysBack(2), ...daysBack(4, "2026-02-20")], TODAY)).toEqual({ streak: 2, longest: 4 });
  });

  test("count a day once, in any order, and none that is still to come", () => {
    expect(streaksOf(["2026-03-11", TODAY, "2026-03-11", "2026-03-13"], TODAY)).toEqual({ streak: 2, longest: 2 });
  });

  test("run on over the ends of months and years, and over a leap day", () => {
    expect(streaksOf(["2027-12-31", "2028-01-01"], "2028-01-01").streak).toBe(2);
    expect(streaksOf(["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01").streak).toBe(3);
    expect(streaksOf(["2027-02-28", "2027-03-01"], "2027-03-01").streak).toBe(2);
  });

  // Late in the evening, a day of 23 hours can be missed, and one of 25 be met twice, by whoever counts hours.
  test.each([
    ["Europe/London", "2026-03-27T23:50:00Z", "spring"],
    ["Europe/London", "2026-10-23T22:50:00Z", "autumn"],
    ["America/New_York", "2026-03-07T04:50:00Z", "spring"],
    ["America/New_York", "2026-10-31T03:50:00Z", "autumn"],
    ["Australia/Lord_Howe", "2026-10-02T12:20:00Z", "half an hour, forward"],
    ["Pacific/Apia", "2026-04-03T09:50:00Z", "the far side of the date line"],
  ])("in %s written every 24 hours from %s (%s) is not broken by the change of the clock", (zone, first) => {
    const moments = Array.from({ length: 6 }, (_, day) => new Date(Date.parse(first) + day * 86_400_000));
    const dates = moments.map((moment) => localDate(moment, zone));
    const last = dates.at(-1) ?? "";
    const { streak } = streaksOf(dates, last);
    // Where the clock was put forward the sixth moment may already be past midnight; no day lies between.
    expect(streak).toBe(new Set(dates).size);
    expect(streak).toBeGreaterThanOrEqual(5);
  });

  test("stand as they were after a flight, whatever the clock there says", () => {
    const written = daysBack(5);
    for (const zone of ["Pacific/Kiritimati", "Europe/London", "Pacific/Pago_Pago"]) {
      const today = localDate(new Date("2026-03-12T11:00:00Z"), zone);
      expect(streaksOf(written, today).longest).toBeGreaterThanOrEqual(4);
      expect(streaksOf(written, today).streak).toBeGreaterThanOrEqual(4);
    }
  });
});

test("a summary counts all, and those of this year up to today", () => {
  expect(summaryOf(["2025-12-31", "2026-01-01", "2026-03-12", "2026-03-12", "2026-03-20"], TODAY)).toEqual({
    total: 5,
    thisYear: 3,
    streak: 1,
    longest: 2,
  });
});

test("a list adds each text once, and none that the day holds", () => {
  expect(missingTexts([{ text: "Tea" }], ["Sun", "Tea", "Sun", "Rain"])).toEqual(["Sun", "Rain"]);
});

test("categories are split on commas, trimmed, and empty ones dropped", () => {
  expect(categoriesIn(" family, ,small things ,")).toEqual(["family", "small things"]);
  expect(categoriesIn("  ")).toEqual([]);
});

test("a long text is cut to a title, never through a character", () => {
  expect(titleOf(`${"x".repeat(199)}🙂`)).toBe("x".repeat(199));
  expect(titleOf("Tea")).toBe("Tea");
});
