import { expect, test } from "vitest";
import { findFaults, joinRows, makePage, render } from "./specification.ts";

const CHECKLIST =
  "id\tsection\tstatement\tpart\tdecision\nS1\t1\tA task can be added\tmain-job\t4\nS2\t1\tA < b\tmain-job\t\n";
const files = new Map([
  ["app/a.test.ts", 'test("is added")'],
  ["app/a.ts", ""],
]);
const faultsOf = (places: string) => findFaults(joinRows(CHECKLIST, places), places, (path) => files.get(path) ?? null);

test("every named path and test is there, and docs/specification.md is up to date (npm run specification)", () => {
  const { page, faults, current } = makePage();
  expect(faults).toEqual([]);
  expect(current === page).toBe(true);
});

test("a row without a place is not yet done", () => {
  const rows = joinRows(CHECKLIST, "id\tstate\tplace\ttest\tnote\nS1\tdone\tapp/a.ts\tapp/a.test.ts: is added\t\n");
  expect(rows.map(({ state }) => state)).toEqual(["done", "not yet"]);
  const page = render(rows, "");
  expect(page).toContain("| S1 | A task can be added | done | `app/a.ts` | `app/a.test.ts`: is added | reading 4 |");
  expect(page).toContain("| S2 | A &lt; b | not yet |");
});

test.each([
  ["a path that is not there", "S1\tdone\tapp/b.ts\tapp/a.test.ts: is added\t", "S1: there is no app/b.ts"],
  ["a test that is not there", "S1\tdone\tapp/a.ts\tapp/a.test.ts: flies\t", 'S1: app/a.test.ts has no test "flies"'],
  ["a row that nobody knows", "S9\tnot yet\t\t\t", "S9: is no row of the checklist"],
  ["a done row without a test", "S1\tdone\tapp/a.ts\t\t", "S1: is done, but no test shows it"],
  ["a difference without a reason", "S1\tdiffers\tapp/a.ts\t\t", "S1: differs, but no note says how"],
])("%s is a fault", (_what, line, fault) => {
  expect(faultsOf(`id\tstate\tplace\ttest\tnote\n${line}\n`)).toEqual([fault]);
});
