import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      // The first reading of a language compiles its patterns, which a busy machine takes its time for.
      { test: { name: "organizer", include: ["organizer/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: [
            "app/src/{platform,shared,testing}/**/*.test.ts",
            "app/src/features/*/*.test.ts",
            "app/src/features/*/{server,rules}/**/*.test.ts",
            "app/src/*.test.ts",
          ],
          globalSetup: "app/src/testing/template-database.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "web",
          environment: "jsdom",
          setupFiles: "app/src/shell/testing-setup.ts",
          testTimeout: 20_000,
          include: ["app/src/{ui,shell}/**/*.test.{ts,tsx}", "app/src/features/*/web/**/*.test.{ts,tsx}"],
        },
      },
      { test: { name: "durability", include: ["app/e2e/*.test.ts"] } },
      { test: { name: "tools", include: ["tools/**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
