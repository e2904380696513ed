import { describe, expect, test } from "vitest";
import {
  addDays,
  addMinutes,
  addMonths,
  daysBetween,
  isLocalDate,
  isLocalDateTime,
  mondayOf,
  nthWeekday,
  weekday,
} from "./local-date.ts";

describe("local dates", () => {
  test("a local date is a day that the calendar has, written in full", () => {
    expect(["2026-02-28", "2024-02-29", "2000-02-29"].every(isLocalDate)).toBe(true);
    expect(
      ["2026-02-29", "1900-02-29", "2026-13-01", "2026-04-31", "2026-4-1", "2026-04-01T10:00", ""].some(isLocalDate),
    ).toBe(false);
  });

  test("a local date-time has a clock time from 00:00 to 23:59", () => {
    expect(["2026-02-28T00:00", "2026-02-28T23:59"].every(isLocalDateTime)).toBe(true);
    expect(
      ["2026-02-28", "2026-02-29T10:00", "2026-02-28T24:00", "2026-02-28T10:60", "2026-02-28T10:00:00"].some(
        isLocalDateTime,
      ),
    ).toBe(false);
  });

  test("days are added across months, years and leap days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(addDays("1969-12-31", 1)).toBe("1970-01-01");
  });

  test("the days between two dates undo the adding of days, over four centuries", () => {
    for (let days = -800; days <= 146_097; days += 397)
      expect(daysBetween("1999-12-31", addDays("1999-12-31", days))).toBe(days);
  });

  test("months are added onto the last day where the day is missing", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
  });

  test("the weekday counts from Monday, 1, to Sunday, 7", () => {
    expect(weekday("2026-03-12")).toBe(4);
    expect(weekday("2026-03-15")).toBe(7);
    expect(weekday("1905-01-01")).toBe(7);
    expect(mondayOf("2026-03-15")).toBe("2026-03-09");
  });

  test("the nth weekday of a month is counted from its start, or from its end", () => {
    expect(nthWeekday(2026, 6, 1, 1)).toBe("2026-06-01");
    expect(nthWeekday(2026, 10, 5, -1)).toBe("2026-10-30");
    expect(nthWeekday(2026, 6, 5, 5)).toBeNull();
  });

  test("minutes are added across midnight", () => {
    expect(addMinutes("2026-12-31T23:50", 20)).toBe("2027-01-01T00:10");
    expect(addMinutes("2026-03-01T00:10", -20)).toBe("2026-02-28T23:50");
  });
});
