import { addDays } from "@wisp/organizer";
import { describe, expect, test } from "vitest";
import { COUNTED, checkInDue, latestMetDue } from "./check-in.ts";
import { datesAhead, nextAnniversary, sortDates, type DatedPerson } from "./dates-ahead.ts";

const somebody = (fields: Partial<DatedPerson>): DatedPerson => ({
  id: "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a03",
  firstName: "Ana",
  lastName: "Ruiz",
  relationship: "friend",
  photo: null,
  birthdate: null,
  anniversary: null,
  importantDates: [],
  nextPlannedInteraction: null,
  nextPlannedInteractionDescription: null,
  ...fields,
});
const ahead = (fields: Partial<DatedPerson>, today: string, days = 60) =>
  sortDates(datesAhead(somebody(fields), today, days)).map(({ kind, date, turns }) => [kind, date, turns]);

describe("A yearly date", () => {
  test("comes round today, later this year, or next year", () => {
    expect(nextAnniversary("1992-03-14", "2026-03-14")).toBe("2026-03-14");
    expect(nextAnniversary("1992-03-14", "2026-03-12")).toBe("2026-03-14");
    expect(nextAnniversary("1992-03-14", "2026-03-15")).toBe("2027-03-14");
    expect(nextAnniversary("1992-01-01", "2026-12-31")).toBe("2027-01-01");
  });

  test("of February 29 is kept on the 28th of a year without one", () => {
    expect(nextAnniversary("2000-02-29", "2026-02-28")).toBe("2026-02-28");
    expect(nextAnniversary("2000-02-29", "2026-03-01")).toBe("2027-02-28");
    expect(nextAnniversary("2000-02-29", "2028-02-28")).toBe("2028-02-29");
    expect(nextAnniversary("2000-02-29", "2027-03-01")).toBe("2028-02-29");
  });

  test("that lies ahead comes for the first time, and turns nothing", () => {
    expect(nextAnniversary("2027-06-01", "2026-03-12")).toBe("2027-06-01");
    expect(ahead({ anniversary: "2026-04-01" }, "2026-03-12")).toEqual([["anniversary", "2026-04-01", null]]);
  });
});

test("somebody's dates are a birthday with its age, an anniversary with its years, important dates and the plan", () => {
  const fields = {
    birthdate: "1992-03-14",
    anniversary: "2016-03-13",
    importantDates: [{ label: "Moved in", date: "2020-05-01" }],
    nextPlannedInteraction: "2026-03-20",
  };
  expect(ahead(fields, "2026-03-12")).toEqual([
    ["anniversary", "2026-03-13", 10],
    ["birthday", "2026-03-14", 34],
    ["planned", "2026-03-20", null],
    ["important", "2026-05-01", null],
  ]);
});

test("across the end of the year the age is the new year's, and the last day of the window counts", () => {
  const fields = { birthdate: "1990-01-02", nextPlannedInteraction: "2026-12-30" };
  expect(ahead(fields, "2026-12-31", 2)).toEqual([["birthday", "2027-01-02", 37]]);
  expect(ahead(fields, "2026-12-31", 1)).toEqual([]);
});

describe("A check-in", () => {
  test("is due a period after the last time, at the end of a shorter month", () => {
    const due = (met: string, ...frequencies: Parameters<typeof checkInDue>[1][]) =>
      frequencies.map((frequency) => checkInDue(met, frequency));
    expect(due("2026-01-31", "daily", "weekly", "biweekly", "monthly", "quarterly", "yearly", "as-needed")).toEqual([
      "2026-02-01",
      "2026-02-07",
      "2026-02-14",
      "2026-02-28",
      "2026-04-30",
      "2027-01-31",
      null,
    ]);
    expect(checkInDue("2028-02-29", "yearly")).toBe("2029-02-28");
    expect(checkInDue("2026-12-31", "monthly")).toBe("2027-01-31");
  });

  test("read backwards names the latest day that is due, on each day of five years", () => {
    for (const frequency of COUNTED)
      for (let day = 0; day < 5 * 366; day += 1) {
        const today = addDays("2026-01-01", day);
        const met = latestMetDue(today, frequency);
        const due = checkInDue(met, frequency) ?? "never";
        const later = checkInDue(addDays(met, 1), frequency) ?? "";
        expect([frequency, today, due <= today, later > today]).toEqual([frequency, today, true, true]);
      }
  });
});
