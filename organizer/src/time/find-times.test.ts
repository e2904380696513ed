import { describe, expect, test } from "vitest";
import type { Language } from "../suggestion.ts";
import { findTimes } from "./find-times.ts";

/** A Thursday. */
const NOW = "2026-03-12T09:30";

function say(text: string, language: Language = "en", now = NOW) {
  return findTimes(text, now, language).map(({ span, due, repeat }) => {
    const words = text.slice(span.start, span.end);
    return repeat === null ? `${words} = ${due}` : `${words} = ${due} ${repeat}`;
  });
}

function dues(texts: readonly string[], language: Language = "en", now = NOW) {
  return texts.map((text) => findTimes(text, now, language)[0]?.due ?? null);
}

describe("finding times in a text", () => {
  test("a mention carries the words that belong to it, in text order", () => {
    expect(say("Dentist tuesday 3pm. Send the slides by friday")).toEqual([
      "tuesday 3pm = 2026-03-17T15:00",
      "by friday = 2026-03-13",
    ]);
  });

  test("the span is right behind accents and signs outside of the basic plane", () => {
    expect(say("🎂 réunion à 18h30", "fr")).toEqual(["à 18h30 = 2026-03-12T18:30"]);
  });

  test("date and time join in either order", () => {
    const joined = ["at 3pm on tuesday", "tuesday at 3pm", "3pm tuesday", "on tuesday, the 17th at 3 in the afternoon"];
    expect(dues(joined)).toEqual(joined.map(() => "2026-03-17T15:00"));
  });

  test("two moments stay apart", () => {
    expect(say("call Ann at 4, Bob at 5")).toEqual(["at 4 = 2026-03-12T16:00", "at 5 = 2026-03-12T17:00"]);
  });

  test("a weekday is the next to come, never today", () => {
    expect(dues(["thursday", "friday", "this monday", "next friday", "next monday", "friday of this week"])).toEqual([
      "2026-03-19",
      "2026-03-13",
      "2026-03-16",
      "2026-03-20",
      "2026-03-16",
      "2026-03-13",
    ]);
  });

  test("a bare hour is the next such hour between 07:00 and 21:59", () => {
    expect(dues(["at 4", "at 8", "at 10", "at 12"])).toEqual([
      "2026-03-12T16:00",
      "2026-03-12T20:00",
      "2026-03-12T10:00",
      "2026-03-12T12:00",
    ]);
    expect(dues(["tomorrow at 7", "tomorrow at 5", "tomorrow at 7 in the evening"])).toEqual([
      "2026-03-13T07:00",
      "2026-03-13T17:00",
      "2026-03-13T19:00",
    ]);
  });

  test("parts of the day have their hours", () => {
    expect(
      dues(["tonight", "tomorrow morning", "noon", "this afternoon", "sunday evening", "tonight at midnight"]),
    ).toEqual([
      "2026-03-12T20:00",
      "2026-03-13T09:00",
      "2026-03-12T12:00",
      "2026-03-12T15:00",
      "2026-03-15T18:00",
      "2026-03-13T00:00",
    ]);
  });

  test("lengths of time count from now, or from a date", () => {
    expect(
      dues([
        "in 45 minutes",
        "half an hour from now",
        "in an hour and a half",
        "in two weeks",
        "a week from saturday",
        "two days before christmas",
      ]),
    ).toEqual(["2026-03-12T10:15", "2026-03-12T10:00", "2026-03-12T11:00", "2026-03-26", "2026-03-21", "2026-12-23"]);
  });

  test("days of the month are the next to come", () => {
    expect(dues(["the 15th", "on the 10th", "june 30", "1 may", "jan 4", "feb 29", "march 3 2027"])).toEqual([
      "2026-03-15",
      "2026-04-10",
      "2026-06-30",
      "2026-05-01",
      "2027-01-04",
      "2028-02-29",
      "2027-03-03",
    ]);
  });

  test("numeric dates have the order of the language", () => {
    expect([
      ...dues(["9/4", "9/14/26", "2026-09-04"]),
      ...dues(["9/4", "14/9/26"], "es"),
      ...dues(["le 9/4"], "fr"),
    ]).toEqual(["2026-09-04", "2026-09-14", "2026-09-04", "2026-04-09", "2026-09-14", "2026-04-09"]);
  });

  test("weeks, months and years have their edges", () => {
    expect(
      dues([
        "end of month",
        "by end of year",
        "next week",
        "next month",
        "this weekend",
        "the last friday of the month",
      ]),
    ).toEqual(["2026-03-31", "2026-12-31", "2026-03-16", "2026-04-01", "2026-03-14", "2026-03-27"]);
  });

  test("a range is told by its start", () => {
    expect(
      dues(["5-6pm", "11-1pm", "from 9 to 5 tomorrow", "between 3 and 4pm on friday", "june 5-9", "5 to 9 june"]),
    ).toEqual([
      "2026-03-12T17:00",
      "2026-03-12T11:00",
      "2026-03-13T09:00",
      "2026-03-13T15:00",
      "2026-06-05",
      "2026-06-05",
    ]);
    expect(dues(["del 5 al 9 de junio"], "es")).toEqual(["2026-06-05"]);
    expect(dues(["du 5 au 9 juin"], "fr")).toEqual(["2026-06-05"]);
  });

  test("a number beside a weekday is a day if it fits, else an hour", () => {
    expect(dues(["friday 13", "dinner friday 6", "friday 31"])).toEqual([
      "2026-03-13",
      "2026-03-13T18:00",
      "2026-07-31",
    ]);
  });

  test("holidays are days", () => {
    expect([
      ...dues(["christmas eve", "easter", "thanksgiving", "mother's day"]),
      ...dues(["nochebuena"], "es"),
      ...dues(["la Toussaint"], "fr"),
    ]).toEqual(["2026-12-24", "2026-04-05", "2026-11-26", "2026-05-10", "2026-12-24", "2026-11-01"]);
  });

  test("words that look back are past, and have their date all the same", () => {
    const past = ["yesterday", "two days ago", "last week", "last night", "since new year"].flatMap((text) =>
      findTimes(text, NOW, "en"),
    );
    expect(past.map(({ due, tense }) => `${due} ${tense}`)).toEqual([
      "2026-03-11 past",
      "2026-03-10 past",
      "2026-03-02 past",
      "2026-03-11T20:00 past",
      "2026-01-01 past",
    ]);
  });

  test("deadlines and starts are told from moments", () => {
    const roles = (text: string, language: Language = "en") => findTimes(text, NOW, language).map(({ role }) => role);
    expect(
      ["by friday", "due june 15", "before noon", "friday by 5pm", "from monday", "on friday"].map(
        (text) => roles(text)[0],
      ),
    ).toEqual(["deadline", "deadline", "deadline", "deadline", "start", "at"]);
    expect([
      roles("para el viernes", "es")[0],
      roles("d'ici le 31 mai", "fr")[0],
      roles("à partir du 20", "fr")[0],
    ]).toEqual(["deadline", "deadline", "start"]);
  });

  test("a clock time alone takes the date that its sentence gave before", () => {
    expect(say("bike service sat 10:30, then lunch at 1")).toEqual([
      "sat 10:30 = 2026-03-14T10:30",
      "at 1 = 2026-03-14T13:00",
    ]);
    expect(say("tomorrow is full. call at 5")).toEqual(["tomorrow = 2026-03-13", "at 5 = 2026-03-12T17:00"]);
  });
});

test("a date beyond the calendar is none", () => {
  expect(dues(["in 9999 years", "9999 years ago"])).toEqual([null, null]);
});

describe("finding times in Spanish and French", () => {
  test("Spanish phrases", () => {
    expect(
      dues(
        [
          "mañana a las 5",
          "el viernes a las 11 de la mañana",
          "a las 6 menos cuarto",
          "dentro de dos horas",
          "el 15 a las 6 de la tarde",
          "pasado mañana",
          "este fin de semana",
        ],
        "es",
      ),
    ).toEqual([
      "2026-03-13T17:00",
      "2026-03-13T11:00",
      "2026-03-12T17:45",
      "2026-03-12T11:30",
      "2026-03-15T18:00",
      "2026-03-14",
      "2026-03-14",
    ]);
  });

  test("French phrases", () => {
    expect(
      dues(
        [
          "demain à 17h30",
          "vendredi 9h",
          "à six heures moins le quart",
          "dans une demi-heure",
          "le 15 à 18h",
          "mardi en huit",
          "lundi matin",
        ],
        "fr",
      ),
    ).toEqual([
      "2026-03-13T17:30",
      "2026-03-13T09:00",
      "2026-03-12T17:45",
      "2026-03-12T10:00",
      "2026-03-15T18:00",
      "2026-03-24",
      "2026-03-16T09:00",
    ]);
  });
});
