import { expect, test } from "vitest";
import type { GratitudeItem } from "../contract.ts";
import { actOf, layOut, NO_DRAFTS } from "./today-fields.ts";

const item = (text: string): GratitudeItem => ({ id: text, text, categories: [], insightId: null, version: 1 });
const [tea, sun, rain, snow] = [item("Tea"), item("Sun"), item("Rain"), item("Snow")];
const shown = (items: GratitudeItem[], drafts = NO_DRAFTS) => {
  const { fields, further } = layOut(items, drafts);
  return [fields.map((field) => field.text), further.map((each) => each.text)];
};

test("the day's first three fill the fields, the others stand below", () => {
  expect(shown([])).toEqual([["", "", ""], []]);
  expect(shown([tea, sun, rain, snow])).toEqual([["Tea", "Sun", "Rain"], ["Snow"]]);
});

test("an entry that arrives meanwhile never takes the field that somebody types in", () => {
  const drafts = [null, { item: null, text: "Coffee w" }, null];
  expect(shown([tea], drafts)).toEqual([["Tea", "Coffee w", ""], []]);
  expect(shown([tea, sun], drafts)).toEqual([["Tea", "Coffee w", "Sun"], []]);
  expect(shown([tea, sun, rain], drafts)).toEqual([["Tea", "Coffee w", "Sun"], ["Rain"]]);
});

test("a draft of an entry stays with that entry", () => {
  const drafts = [null, { item: sun, text: "Late sun" }, null];
  expect(shown([tea, sun, rain], drafts)).toEqual([["Tea", "Late sun", "Rain"], []]);
  expect(shown([sun, rain], drafts)).toEqual([["Rain", "Late sun", ""], []]);
});

test("saving adds what is new, changes what differs, takes away what was emptied, and drops blanks", () => {
  expect(actOf({ item: null, text: " Tea" })).toBe("add");
  expect(actOf({ item: null, text: "  " })).toBe("nothing");
  expect(actOf({ item: tea, text: "Tea " })).toBe("nothing");
  expect(actOf({ item: tea, text: "Green tea" })).toBe("change");
  expect(actOf({ item: tea, text: " " })).toBe("remove");
});
