import { describe, expect, test } from "vitest";
import { findTimes } from "./find-times.ts";

const NOW = "2026-03-12T09:30";

const NO_TIME = {
  en: [
    "you may go now",
    "lie in the sun",
    "she sat on the mat",
    "we sat.",
    "give me a second",
    "march on",
    "1:1 with Darren",
    "5 people came",
    "ran 10 km",
    "deadlift 100kg",
    "level 3",
    "2 eggs",
    "combination 27-4-19",
    "call 555-0123",
    "+1 415 555 2671",
    "LOT 4471",
    "won 3-2",
    "for 20 minutes",
    "every time I see him",
    "one day I will",
    "these days",
    "April said hi",
    "lunch with May",
    "a gift for April",
    "version 2.5",
    "1/2 cup of sugar",
    "open 24/7",
    "it costs $12",
    "15% off",
    "7 hours a night",
    "the second floor",
    "the 21st century",
    "minutes of the meeting",
    "that one",
    "season 5",
    "a scale from 3 to four stars",
    "slept 8h",
  ],
  es: [
    "el mar",
    "llamar a Domingo",
    "5 personas",
    "corrí 10 km",
    "por 20 minutos",
    "cada vez",
    "un día",
    "dos huevos",
    "la segunda vez",
    "código 4482B",
    "dormí 8 horas",
  ],
  fr: [
    "la mer",
    "le jeu",
    "5 personnes",
    "pendant 20 minutes",
    "chaque fois",
    "un jour",
    "deux oeufs",
    "avec Sam",
    "le 3e étage",
    "bonne nuit",
    "une heure de marche",
    "8h de sommeil",
  ],
} as const;

describe("where no time is told", () => {
  for (const language of ["en", "es", "fr"] as const) {
    test.each(NO_TIME[language])(`${language}: "%s" gives no mention`, (text) => {
      expect(findTimes(text, NOW, language)).toEqual([]);
    });
  }

  test("an empty text gives no mention", () => {
    expect(findTimes("", NOW, "en")).toEqual([]);
  });
});
