import { expect, test } from "vitest";
import { findChromium } from "./chromium.ts";
import { settle, tallyPlaywright, tallyVitest } from "./reports.ts";

const assertion = (status: string) => ({ status, fullName: "A task is kept", failureMessages: [] });

test("a test file that cannot be run counts as one failure", () => {
  const tally = tallyVitest({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 1,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [assertion("failed"), assertion("passed")],
      },
      { name: "b.test.ts", status: "failed", message: "no such import", assertionResults: [] },
    ],
  });
  expect([tally.passed, tally.failed, tally.skipped]).toEqual([3, 2, 1]);
  expect(tally.failures.join()).toContain("no such import");
});

test("a journey that passed at its second try is passed, one that did not is failed", () => {
  const suites = [{ suites: [{ specs: [{ title: "A note is organized", ok: false, file: "note.spec.ts" }] }] }];
  const tally = tallyPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 0 }, suites });
  expect([tally.passed, tally.failed]).toEqual([5, 1]);
  expect(tally.failures).toEqual(["note.spec.ts: A note is organized"]);
});

test("a runner that fails without a failed test, or leaves no report, is one failure", () => {
  const good = { passed: 2, failed: 0, skipped: 0, failures: [] };
  expect(settle("x", 0, good, "").failed).toBe(0);
  expect(settle("x", 1, good, "an error outside any test").failed).toBe(1);
  expect(settle("x", 0, null, "").failed).toBe(1);
  expect(settle("x", 1, { ...good, failed: 2 }, "").failed).toBe(2);
});

test("a Chromium that the environment names is taken, or none", () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(findChromium({ CHROMIUM_PATH: "/nowhere/chromium" })).toBeUndefined();
});
