import fc from "fast-check";
import { expect, test } from "vitest";
import { splitMarks, type Mark } from "./split-marks.ts";

const mark = (id: string, start: number, end: number): Mark => ({ id, area: "task", span: { start, end } });
const shown = (text: string, marks: Mark[]) =>
  splitMarks(text, marks).map((piece) => [piece.mark?.id ?? null, piece.text]);

test("a text is cut at its marks, in the order of the text", () => {
  expect(shown("Call Ana, then run", [mark("run", 15, 18), mark("call", 0, 8)])).toEqual([
    ["call", "Call Ana"],
    [null, ", then "],
    ["run", "run"],
  ]);
});

test("of marks that overlap the earlier one stays whole", () => {
  expect(shown("abcdef", [mark("a", 0, 4), mark("b", 2, 6)])).toEqual([
    ["a", "abcd"],
    ["b", "ef"],
  ]);
});

test("a mark that is empty, outside, or within another one is left out", () => {
  expect(shown("abc", [mark("all", 0, 3), mark("inner", 1, 2), mark("empty", 1, 1), mark("outside", 7, 9)])).toEqual([
    ["all", "abc"],
  ]);
});

test("the pieces joined are the text, whatever the marks", () => {
  const marks = fc.array(fc.tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: -3, max: 40 })));
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), marks, (text, spans) => {
      const pieces = splitMarks(
        text,
        spans.map(([start, end], index) => mark(String(index), start, end)),
      );
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    }),
  );
});
