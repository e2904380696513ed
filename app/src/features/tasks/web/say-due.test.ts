import { expect, test } from "vitest";
import { sayDate, sayDue } from "./say-due.ts";

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, " ");
const due = (value: string, language = "en") => plain(sayDue(value, "2026-03-12", language));

test("a day near today is said by its name, with its time where it has one", () => {
  expect([due("2026-03-12T15:00"), due("2026-03-13"), due("2026-03-11")]).toEqual([
    "Today, 3:00 PM",
    "Tomorrow",
    "Yesterday",
  ]);
});

test("any other day has its weekday, and its year where that is another one", () => {
  expect([due("2026-03-14"), due("2026-03-16T08:00"), due("2027-01-04")]).toEqual([
    "Sat, Mar 14",
    "Mon, Mar 16, 8:00 AM",
    "Mon, Jan 4, 2027",
  ]);
});

test("it is said in the person's language", () => {
  expect([due("2026-03-12T15:00", "es"), due("2026-03-13", "fr")]).toEqual(["Hoy, 15:00", "Demain"]);
  expect(plain(sayDate("2026-03-13", "2026-03-12", "fr"))).toBe("ven. 13 mars");
});
