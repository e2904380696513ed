/** What a run of tests came to. */
export type Tally = { passed: number; failed: number; skipped: number; failures: string[] };

/** The part of Vitest's JSON report that is read here. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: { title: string; ok: boolean; file: string }[] };
/** The same of Playwright's. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

/** Reads Vitest's JSON report; a file that could not be run at all counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${file.name}: ${fullName}\n${ownLines(failureMessages.join("\n"))}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failures, ...broken.map((file) => `${file.name}: could not be run\n${file.message}`)],
  };
}

// Where a failure went through other people's code says nothing about it.
const ownLines = (message: string): string =>
  message
    .split("\n")
    .filter((line) => !/^\s+at .*(node_modules|<anonymous>|node:internal)/.test(line))
    .join("\n");

/** Reads Playwright's JSON report; a journey that passed at its second try counts as passed. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const specs = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, failures: report.suites.flatMap(specs) };
}

/**
 * What a runner's report and exit code say together: a runner that failed without a failed test, or left no report,
 * counts as one failure.
 */
export function settle(name: string, code: number, tally: Tally | null, output: string): Tally {
  const known = tally ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (code === 0 ? tally !== null : known.failed > 0) return known;
  return { ...known, failed: known.failed + 1, failures: [...known.failures, `${name} failed\n${output}`] };
}
