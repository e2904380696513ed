import { expect, test } from "vitest";
import { holidayDate } from "./holidays.ts";

test("Easter Sunday is the one of the Gregorian calendar", () => {
  const known = ["2013-03-31", "2018-04-01", "2019-04-21", "2024-03-31", "2026-04-05", "2038-04-25"];
  expect(known.map((date) => holidayDate("easter", Number(date.slice(0, 4))))).toEqual(known);
});

test("holidays stand on a day, beside Easter, or on the nth weekday of a month", () => {
  expect(["12-25", "easter-2", "11:4TH", "11:4TH+1", "05:-1MO"].map((code) => holidayDate(code, 2026))).toEqual([
    "2026-12-25",
    "2026-04-03",
    "2026-11-26",
    "2026-11-27",
    "2026-05-25",
  ]);
});
