import { expect, test } from "vitest";
import { isPage, needsAccount } from "./pages.ts";

test("the journal, the profile and the subscription ask for an account", () => {
  expect(["/journal", "/profile", "/subscription"].every(needsAccount)).toBe(true);
});

test("what stands below a page follows the page", () => {
  expect(needsAccount("/profile/devices")).toBe(true);
  expect(needsAccount("/profiles")).toBe(false);
});

test.each([
  "/dashboard",
  "/relationships",
  "/goals",
  "/tasks",
  "/emotions",
  "/gratitude",
  "/insights",
  "/upload",
  "/organize",
  "/",
  "/auth",
])("a visitor may see %s", (path) => {
  expect(needsAccount(path)).toBe(false);
});

test("a path that nobody named is no page", () => {
  expect([isPage("/auth"), isPage("/nonsense"), isPage("/toString")]).toEqual([true, false, false]);
});
