import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "./build.ts";
import { provideChromium } from "./chromium.ts";
import {
  settle,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
} from "./reports.ts";
import { run } from "./run.ts";
import { ROOT } from "./sources.ts";
import { runSteps, STEPS, tellOutcome } from "./steps.ts";

const folder = mkdtempSync(join(tmpdir(), "wisp-report-"));
const total: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

function add(name: string, seconds: number, tally: Tally): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  for (const failure of tally.failures) console.log(`\n${failure}`);
  console.log(
    `${tally.failed === 0 ? "ok    " : "FAILED"} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(5)} s  ${tally.passed} passed, ${tally.failed} failed`,
  );
}

function readReport(file: string): unknown {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

async function checks(): Promise<void> {
  // What runs tests of its own is part of the next step.
  const steps = STEPS.filter(({ tests }) => !tests);
  const outcomes = await runSteps(steps, Math.max(2, availableParallelism()), tellOutcome);
  total.failed += outcomes.filter(({ code }) => code !== 0).length;
}

async function unitTests(): Promise<void> {
  const report = join(folder, "vitest.json");
  const args = ["run", "--reporter", "json", "--outputFile", report];
  const { code, output, seconds } = await run(join(ROOT, "node_modules/.bin/vitest"), args);
  const parsed = readReport("vitest.json") as VitestReport | null;
  add("unit and server tests", seconds, settle("vitest", code, parsed && tallyVitest(parsed), output));
}

async function journeys(): Promise<void> {
  const config = "app/playwright.config.ts";
  if (!existsSync(join(ROOT, config))) return console.log("no browser journeys yet");
  const chromium = await provideChromium();
  const { code, output, seconds } = await run(
    join(ROOT, "node_modules/.bin/playwright"),
    ["test", "-c", config, "--reporter", "list,json"],
    false,
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, "journeys.json") },
  );
  const parsed = readReport("journeys.json") as PlaywrightReport | null;
  // Its own list says best what a journey stumbled over.
  if (code !== 0) console.log(output);
  add("browser journeys", seconds, settle("playwright", code, parsed && tallyPlaywright(parsed), ""));
}

/** A step that cannot even begin is one failure, told in one line. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    total.failed += 1;
    console.error(failure instanceof Error ? failure.message : failure);
  }
}

const steps: (() => Promise<void>)[] = [
  checks,
  unitTests,
  async () => {
    if (!(await buildIfStale())) throw new Error("The web half could not be built");
  },
  journeys,
];
for (const step of steps) await attempt(step);
rmSync(folder, { recursive: true, force: true });
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
