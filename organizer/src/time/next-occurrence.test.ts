import { describe, expect, test } from "vitest";
import { nextOccurrence } from "./next-occurrence.ts";

describe("the next occurrence", () => {
  test("of a daily rule is its interval later", () => {
    expect(nextOccurrence("FREQ=DAILY", "2026-12-31")).toBe("2027-01-01");
    expect(nextOccurrence("FREQ=DAILY;INTERVAL=10", "2026-02-23")).toBe("2026-03-05");
  });

  test("keeps the clock time", () => {
    expect(nextOccurrence("FREQ=DAILY", "2026-02-28T21:30")).toBe("2026-03-01T21:30");
  });

  test("of a weekly rule without days is on the same weekday", () => {
    expect(nextOccurrence("FREQ=WEEKLY;INTERVAL=2", "2026-03-12")).toBe("2026-03-26");
  });

  test("of a weekly rule goes through its days before it leaps over weeks", () => {
    expect(nextOccurrence("FREQ=WEEKLY;BYDAY=TU,TH", "2026-01-20T18:30")).toBe("2026-01-22T18:30");
    expect(nextOccurrence("FREQ=WEEKLY;BYDAY=TU,TH", "2026-01-22")).toBe("2026-01-27");
    expect(nextOccurrence("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH", "2026-01-22")).toBe("2026-02-03");
    expect(nextOccurrence("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "2026-03-13")).toBe("2026-03-16");
  });

  test("of a monthly rule is the last day where a month lacks the day, and the day again after that", () => {
    expect(nextOccurrence("FREQ=MONTHLY;BYMONTHDAY=31", "2026-01-31")).toBe("2026-02-28");
    expect(nextOccurrence("FREQ=MONTHLY;BYMONTHDAY=31", "2026-02-28")).toBe("2026-03-31");
    expect(nextOccurrence("FREQ=MONTHLY;BYMONTHDAY=30", "2024-01-30")).toBe("2024-02-29");
    expect(nextOccurrence("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-01-31")).toBe("2026-02-28");
  });

  test("of a monthly rule can still be ahead in the same month", () => {
    expect(nextOccurrence("FREQ=MONTHLY;BYMONTHDAY=28", "2026-03-10")).toBe("2026-03-28");
  });

  test("of a rule every three months keeps the day", () => {
    expect(nextOccurrence("FREQ=MONTHLY;INTERVAL=3", "2026-08-15")).toBe("2026-11-15");
    expect(nextOccurrence("FREQ=MONTHLY;INTERVAL=3", "2026-11-30")).toBe("2027-02-28");
  });

  test("of a rule by nth weekday skips months without one", () => {
    expect(nextOccurrence("FREQ=MONTHLY;BYDAY=1MO", "2026-06-01")).toBe("2026-07-06");
    expect(nextOccurrence("FREQ=MONTHLY;BYDAY=-1FR", "2026-10-30")).toBe("2026-11-27");
    expect(nextOccurrence("FREQ=MONTHLY;BYDAY=5FR", "2026-01-30")).toBe("2026-05-29");
  });

  test("of a yearly rule on a leap day is the last of February in other years", () => {
    expect(nextOccurrence("FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2", "2024-02-29")).toBe("2025-02-28");
    expect(nextOccurrence("FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2", "2027-02-28")).toBe("2028-02-29");
    expect(nextOccurrence("FREQ=YEARLY;BYMONTHDAY=9;BYMONTH=8", "2026-06-03")).toBe("2026-08-09");
    expect(nextOccurrence("FREQ=YEARLY;INTERVAL=2", "2026-06-03")).toBe("2028-06-03");
  });
});
