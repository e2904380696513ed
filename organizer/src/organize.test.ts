import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { organize } from "./organize.ts";
import type { Context, Suggestion } from "./suggestion.ts";

const THURSDAY: Context = { now: "2026-03-12T09:30" };

const brief = (text: string, context = THURSDAY) => organize(text, context).map(({ category, content }) => [category, content]);
const only = (text: string): Suggestion => {
  const [first, ...others] = organize(text, THURSDAY);
  expect(others).toEqual([]);
  return first!;
};

describe("the note that the product is known by", () => {
  const items = organize(
    "Dentist tuesday 3pm. So grateful mum drove me home, felt really low after the review though. I want to run the half marathon by 31 October. had coffee with Tom, he's moving to Leeds",
    THURSDAY,
  );

  test("becomes five items, each with its own words", () => {
    expect(items.map(({ category, content }) => [category, content])).toEqual([
      ["task", "Dentist tuesday 3pm"],
      ["gratitude", "So grateful mum drove me home"],
      ["emotion", "felt really low after the review"],
      ["goal", "I want to run the half marathon by 31 October"],
      ["relationship", "had coffee with Tom, he's moving to Leeds"],
    ]);
  });

  test("has the dates, people and mood that it says", () => {
    expect(items.map(({ due }) => due)).toEqual(["2026-03-17T15:00", null, null, "2026-10-31", null]);
    expect(items.map(({ people }) => people)).toEqual([[], ["mum"], [], [], ["Tom"]]);
    expect(items.map(({ mood }) => mood)).toEqual([null, null, "sad", null, null]);
  });

  test("has titles that read well", () => {
    expect(items.map(({ title }) => title)).toEqual([
      "Dentist", "Mum drove me home", "Felt really low after the review", "Run the half marathon", "Had coffee with Tom, he's moving to Leeds",
    ]);
  });
});

describe("what is cut apart and what stays together", () => {
  test("two verbs are two tasks, two things one", () => {
    expect(brief("buy milk and eggs")).toEqual([["task", "buy milk and eggs"]]);
    expect(brief("buy milk and call mum")).toEqual([["task", "buy milk"], ["task", "call mum"]]);
  });

  test("dictated text without marks is cut at what one has to do", () => {
    expect(brief("okay so um I need to order the printer ink and uh I've got to call the bank").map(([category]) => category)).toEqual(["task", "task"]);
  });

  test("a heading makes all that stands below it gratitude", () => {
    expect(brief("grateful list:\n1. light until 8\n2. Baz fixing the gate")).toEqual([["gratitude", "light until 8"], ["gratitude", "Baz fixing the gate"]]);
  });

  test("a heading gives its date to the items after it", () => {
    expect(organize("Sunday plan: 8am parkrun, then clean the oven", THURSDAY).map(({ due }) => due)).toEqual(["2026-03-15T08:00", "2026-03-15"]);
  });

  test("a ticked box is done", () => {
    expect(brief("list\n[ ] mow lawn\n[x] book ferry")).toEqual([["task", "mow lawn"]]);
  });

  test("shouted scraps of a printed slip are one appointment", () => {
    expect(only("APPT REMlNDER\nGREENLEAF DENTAL GRP\nTHU 03/26/26  2:15 PM")).toMatchObject({ category: "task", due: "2026-03-26T14:15" });
  });
});

describe("what is nothing to keep", () => {
  test.each(["already paid the rent", "not doing the car boot, too cold", "never mind", "what if we moved to Spain", "Pas besoin d'appeler la mairie, c'est réglé", "ya pagué la luz"])("%s", (text) => {
    expect(organize(text, THURSDAY)).toEqual([]);
  });

  test("a feeling that is gone is no feeling", () => {
    expect(brief("not angry any more, mostly just anxious about the flat").map(([category]) => category)).toEqual(["emotion"]);
    expect(organize("not angry any more, mostly just anxious about the flat", THURSDAY)[0]).toMatchObject({ mood: "anxious" });
  });

  test("what could not be recognized is kept as it is", () => {
    expect(only("asdkj lkj 99")).toMatchObject({ category: "unsorted" });
    expect(only("wifi at the cabin: PineCone_4471")).toMatchObject({ category: "unsorted" });
  });
});

describe("people", () => {
  test("are names and kin words, without a possessive", () => {
    expect(only("return Leo's ladder").people).toEqual(["Leo"]);
    expect(only("Ma soeur attend des jumeaux").people).toEqual(["soeur"]);
  });

  test("are known in lower case where the writer has them", () => {
    expect(organize("lunch with zorro tomorrow at 1", { ...THURSDAY, knownPeople: ["Zorro"] })[0]?.people).toEqual(["zorro"]);
  });

  test("are no places, and no ordinary words at a sentence's start", () => {
    expect(only("flight to Denver friday 7am").people).toEqual([]);
    expect(organize("Traffic was awful.", THURSDAY).flatMap(({ people }) => people)).toEqual([]);
  });
});

describe("any text at all", () => {
  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("a", " ", ".", ",", "\n", "-", "(", ")", ":", "\u0000", "\ud800", "é", "and ", "I need to ", "mum ", "Tom ", "so ", "tuesday 3pm", "[x] ", "y ", "et ", "İ"), maxLength: 120 }),
  );

  test("gives items that quote it, in range, with a title", () => {
    fc.assert(fc.property(nasty, (text) => {
      for (const { span, content, title, confidence } of organize(text, THURSDAY)) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeLessThanOrEqual(text.length);
        expect(content).toBe(text.slice(span.start, span.end));
        expect(content.length).toBeGreaterThan(0);
        expect(title.length).toBeGreaterThan(0);
        expect(title.length).toBeLessThanOrEqual(120);
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    }), { numRuns: 300 });
  });

  test("gives the same again", () => {
    fc.assert(fc.property(nasty, (text) => expect(organize(text, THURSDAY)).toEqual(organize(text, THURSDAY))), { numRuns: 60 });
  });

  test.each(["a", "a ", "a. ", "and ", ", ", "(", "\n", "\n- ", "I need to ", "so happy ", "9", "Tom ", "\ud800", ":", "'", "- - ", "é", "every ", "y ", "not "])("is read in linear time: 100,000 characters of %j", (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const start = performance.now();
    organize(text, THURSDAY);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
