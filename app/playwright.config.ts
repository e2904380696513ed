import { defineConfig } from "@playwright/test";

/** Journeys in a real browser, each worker against a server and a database of its own. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // A journey that passes only at its second try is a fault to be found.
  retries: 0,
  outputDir: "../test-results",
  use: {
    locale: "en-US",
    timezoneId: "Europe/London",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] !== undefined && { executablePath: process.env["CHROMIUM_PATH"] }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
