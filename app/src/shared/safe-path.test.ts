import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

test.each([
  "/",
  "/dashboard",
  "/dashboard?category=goals",
  "/organize?show=trash#top",
  "/journal?text=a%2Fb",
  "/r%C3%A9sum%C3%A9",
])("%s is a path of this site", (address) => {
  expect(safePath(address)).toBe(address);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "%2f%2fevil.example",
  "/%2fevil.example",
  "/%5Cevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "/ /evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "dashboard",
  "",
  undefined,
  null,
  42,
])("%j is refused", (address) => {
  expect(safePath(address)).toBeNull();
});
