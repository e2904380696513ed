import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { freePort, startProcess, type ServerProcess } from "./server-process.ts";

export { expect } from "@playwright/test";

/** The note that the product is for. */
export const NOTE =
  "Dentist tuesday 3pm. So grateful mum drove me home, felt really low after the review though. " +
  "I want to run the half marathon by 31 October. had coffee with Tom, he's moving to Leeds";

/** A server that a journey may kill and start again on the same folder. */
export type House = { url: string; killAndStartAgain: () => Promise<void> };

type WorkerFixtures = { house: House };
type Fixtures = { watched: void; register: (name?: { firstName: string; lastName: string }) => Promise<void> };

/** Journeys of one browser against one server; a console error or an uncaught one fails the journey. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  house: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "wisp-journey-"));
      const port = await freePort();
      let server: ServerProcess = await startProcess(dataDir, port);
      await use({
        url: server.url,
        killAndStartAgain: async () => {
          await server.kill();
          server = await startProcess(dataDir, port);
        },
      });
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  watched: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text(), message.location().url))
          faults.push(message.text());
      });
      await use();
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  register: async ({ page, baseURL }, use) =>
    use(async (name = { firstName: "Amara", lastName: "Mensah" }) => {
      const username = `p${Math.random().toString(36).slice(2, 10)}`;
      const profile = {
        username,
        ...name,
        email: `${username}@example.com`,
        birthday: "1991-05-07",
        timezone: "Europe/London",
        password: "a long secret",
      };
      const answer = await page.request.post("/api/register", { data: profile, headers: { origin: baseURL ?? "" } });
      base.expect(answer.status()).toBe(201);
    }),
});

// The browser itself reports the 401 that tells a visitor apart (design 11), and the page's own 404.
const isExpected = (text: string, url: string): boolean =>
  (text.includes("401") && url.endsWith("/api/user")) ||
  (text.includes("404") && url.endsWith("/no-such-page")) ||
  // A journey's own wrong password, and its own broken answer.
  (text.includes("401") && url.endsWith("/api/login")) ||
  (text.includes("503") && url.endsWith("/api/quick-capture")) ||
  // The free limit, and an answer that a journey loses on its way.
  (text.includes("403") && url.endsWith("/api/relationships")) ||
  (text.includes("ERR_FAILED") && url.endsWith("/api/tasks"));
