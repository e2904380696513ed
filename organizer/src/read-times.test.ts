import { expect, test } from "vitest";
import { readTimes } from "./read-times.ts";

const now = "2026-03-12T09:30";
const times = (text: string) =>
  readTimes(text, { now }).map(({ span, due }) => [text.slice(span.start, span.end), due]);

test("each time stands with its own words, in the language that the text is written in", () => {
  expect(times("Call Ana on Friday at 3pm")).toEqual([["on Friday at 3pm", "2026-03-13T15:00"]]);
  expect(times("Llamar a mi hermana mañana a las 15:00")).toEqual([["mañana a las 15:00", "2026-03-13T15:00"]]);
  expect(times("Il faut appeler ma sœur demain à 15h")).toEqual([["demain à 15h", "2026-03-13T15:00"]]);
});

test("a day and a clock time that stand apart are two, and only the clock is alone", () => {
  const found = readTimes("Friday call Ana, 6pm", { now });
  expect(found.map(({ due, clockAlone }) => [due, clockAlone])).toEqual([
    ["2026-03-13", false],
    ["2026-03-13T18:00", true],
  ]);
});

test("what looks back is no time ahead", () => {
  expect(times("Thank Tom for yesterday")).toEqual([]);
});

test("a text whose accents are written apart keeps its own places", () => {
  const text = "Café avec ma sœur, à 15h demain".normalize("NFD");
  const [span] = readTimes(text, { now, language: "fr" }).map((time) => time.span);
  expect(text.slice(span?.start, span?.end)).toBe("à 15h demain".normalize("NFD"));
});
