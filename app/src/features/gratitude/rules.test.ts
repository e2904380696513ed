import { addDays } from "@wisp/organizer";
import { describe, expect, test } from "vitest";
import { localDate, localDateTime } from "#app/shared/calendar-date.ts";
import { categoriesIn, missingTexts, streaksOf, summaryOf, titleOf } from "./rules.ts";

const TODAY = "2026-03-12";
const daysBack = (count: number, from = TODAY) => Array.from({ length: count }, (_, back) => addDays(from, -back));

/** The first moment on a zone's clock at which, so many days on, that hour has come. */
function momentAt(zone: string, first: string, day: number, hour: number): Date {
  const wanted = `${addDays(localDate(new Date(first), zone), day)}T${String(hour).padStart(2, "0")}:00`;
  const moments = Array.from({ length: 30 * 4 }, (_, q) => Date.parse(first) + day * 86_400_000 + (q - 8) * 900_000);
  return new Date(moments.find((moment) => localDateTime(new Date(moment), zone) >= wanted) ?? 0);
}

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

  // A day of 23 or of 25 hours is one day, at whatever hour something is written.
  test.each([
    ["Europe/London", "2026-03-27T00:00:00Z"],
    ["Europe/London", "2026-10-23T00:00:00Z"],
    ["America/New_York", "2026-03-06T05:00:00Z"],
    ["America/New_York", "2026-10-30T04:00:00Z"],
    ["Australia/Lord_Howe", "2026-10-02T13:30:00Z"],
    ["Africa/Cairo", "2026-04-21T22:00:00Z"],
  ])("in %s are not broken by the change of the clock in the days after %s", (zone, first) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const written = Array.from({ length: 6 }, (_, day) => localDate(momentAt(zone, first, day, hour), zone));
      expect(streaksOf(written, written.at(-1) ?? "")).toEqual({ streak: 6, longest: 6 });
    }
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
