import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import pg from "pg";
import { provideChromium } from "../../tools/chromium.ts";
import { freePort, signUp, startProcess, type Sender } from "../e2e/server-process.ts";
import { fillAccount } from "./fill-account.ts";

/*
 * Does it stay quick for somebody who has used it for ten years? The same requests and the same pages, turn by turn,
 * for an account with 50 of everything and for one with thousands. Every list and every count of the API is found in
 * its own description, so that a new one is measured from its first day.
 */
const SMALL = { tasks: 50, people: 50, insights: 50, moods: 50, others: 50 };
const LARGE = { tasks: 5_000, people: 2_000, insights: 20_000, moods: 3_650, others: 2_000 };
const REQUESTS = 150;
const LOADS = 7;
const MOST = 2;
/** These look at all days of a subscriber's (decisions 7), so they take longer the more there are: told, not held. */
const ANALYSES = new Set(["/api/analyze/mood", "/api/life-insights/cards"]);
const AREAS = ["tasks", "goals", "relationships", "emotions", "gratitude", "insights"];
const PAGES = [
  "/journal",
  "/tasks",
  "/emotions",
  "/goals",
  "/relationships",
  "/gratitude",
  "/insights",
  "/organize",
  "/profile",
].concat(AREAS.map((area) => `/dashboard?category=${area}`));
/** Further readings of a list that the screens ask for. */
const GROUPS = ["overdue", "today", "week", "later", "none", "done"];
const FILTERED = [
  "/api/insights?category=task",
  "/api/insights?state=proposed",
  "/api/insights?isFavorite=true",
  "/api/relationships?relationship=family",
].concat(GROUPS.map((group) => `/api/tasks?group=${group}`));
/** What needs words of its own in the query to answer. */
const today = new Date();
const day = (ago: number): string => new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
const NEEDED = {
  from: day(365),
  to: day(0),
  date: day(0),
  category: "task",
  recordIds: "00000000-0000-4000-8000-000000000000",
};

const dataDir = mkdtempSync(join(tmpdir(), "wisp-bench-"));
const server = await startProcess(dataDir, await freePort());
const pool = new pg.Pool({ host: join(dataDir, "postgres"), user: "wisp", database: "wisp", max: 2 });
const [small, large] = [await anAccount(SMALL), await anAccount(LARGE)];
// What the server's own vacuum does within a minute of such an import.
await pool.query("vacuum analyze");

const worst: { what: string; ratio: number }[] = [];
for (const path of await readings(small)) {
  const of = { small: [] as number[], large: [] as number[] };
  for (let turn = 0; turn < REQUESTS; turn++) {
    of.small.push(await timeOf(() => read(small, path)));
    of.large.push(await timeOf(() => read(large, path)));
  }
  report(`GET ${path}`, of, !ANALYSES.has(path));
}
await measurePages();
const slow = worst.filter(({ ratio }) => ratio > MOST);
console.log(`${worst.length} readings and pages measured, ${slow.length} take more than ${MOST} times as long`);
await pool.end();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
if (slow.length > 0) process.exitCode = 1;

async function anAccount(size: typeof SMALL): Promise<Sender> {
  const send = await signUp(server.url);
  const { id } = (await (await send("GET", "/api/user")).json()) as { id: string };
  await pool.query(
    "update users set subscription_status = 'active', subscription_plan = 'annual', subscription_expiry = now() + interval '1 year' where id = $1",
    [id],
  );
  await fillAccount(pool, id, size);
  return send;
}

/** Every reading of the API that stands for itself: no `:id` in its path, no endless stream. */
async function readings(send: Sender): Promise<string[]> {
  type Operation = { security?: unknown; parameters: { name: string; in: string; required?: boolean }[] };
  const description = (await (await send("GET", "/api/openapi.json")).json()) as {
    paths: Record<string, { get?: Operation }>;
  };
  const plain = Object.entries(description.paths).flatMap(([path, { get }]) => {
    if (!get?.security || path.includes("{") || path === "/api/events") return [];
    const needed = get.parameters.filter((one) => one.in === "query" && one.required);
    const query = needed.map(({ name }) => `${name}=${NEEDED[name as keyof typeof NEEDED]}`).join("&");
    return [query === "" ? path : `${path}?${query}`];
  });
  return [...plain, ...FILTERED];
}

async function read(send: Sender, path: string): Promise<void> {
  const answer = await send("GET", path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

/** From the start of the navigation until the page stands: painted, and none of its skeletons left. */
async function measurePages(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const [one, other] = [await openPage(small), await openPage(large)];
  for (const path of PAGES) {
    const of = { small: [] as number[], large: [] as number[] };
    for (let turn = 0; turn < LOADS; turn++) {
      of.small.push(await timeOf(() => load(one, path)));
      of.large.push(await timeOf(() => load(other, path)));
    }
    report(`page ${path}`, of);
  }
  await browser.close();

  async function openPage({ cookie }: Sender): Promise<Page> {
    const context = await browser.newContext();
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url: server.url }]);
    return context.newPage();
  }

  async function load(page: Page, path: string): Promise<void> {
    await page.goto(server.url + path, { waitUntil: "commit" });
    await page.waitForFunction(
      () => document.querySelector("main h1") !== null && document.querySelector("[data-skeleton]") === null,
      undefined,
      { polling: "raf" },
    );
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function report(what: string, of: { small: number[]; large: number[] }, held = true): void {
  const [less, more] = [median(of.small), median(of.large)];
  const ratio = more / less;
  if (held) worst.push({ what, ratio });
  const mark = held ? (ratio > MOST ? "  SLOW" : "") : "  an analysis, not held";
  console.log(
    `${what.padEnd(58)} ${less.toFixed(1).padStart(7)} ms ${more.toFixed(1).padStart(7)} ms   ratio ${ratio.toFixed(2)}${mark}`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
