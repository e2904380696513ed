import { expect, test } from "vitest";
import { limitState } from "./rules.ts";

test("The limit is near from four of five people on, and reached at five; a subscriber has none", () => {
  expect([0, 3, 4, 5, 6].map((count) => limitState(count, 5))).toEqual(["open", "open", "approaching", "full", "full"]);
  expect(limitState(40, null)).toBeNull();
});
