import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import type { Capture } from "#app/features/captures/contract.ts";
import type { CaptureWithInsights } from "#app/features/filing/contract.ts";
import type { Insight } from "#app/features/insights/contract.ts";
import { freePort, postmasterOf, signUp, startProcess, type ServerProcess } from "./server-process.ts";

const CAPTURES = 300;
const KILLS = 10;
const NOTE =
  "Dentist tuesday 3pm. So grateful mum drove me home, felt really low after the review though. " +
  "I want to run the half marathon by 31 October. had coffee with Tom, he's moving to Leeds";
const RECORDS = { task: "tasks", goal: "goals", mood: "moods" } as const;

const dataDir = mkdtempSync(join(tmpdir(), "wisp-kills-"));
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  `${CAPTURES} captures survive ${KILLS} kills, two of them with the database, each organized once`,
  { timeout: 300_000 },
  async () => {
    const port = await freePort();
    server = await startProcess(dataDir, port);
    const send = await signUp(server.url);
    const shapeOf = (insights: Insight[]) =>
      insights.map(({ category, content, dueDate, mood, state }) => ({ category, content, dueDate, mood, state }));
    const undisturbed = shapeOf(
      ((await (await send("POST", "/api/quick-capture", { text: NOTE })).json()) as CaptureWithInsights).insights,
    );
    expect(undisturbed.length).toBeGreaterThan(3);

    const acknowledged = new Set<string>();
    let unanswered = 0;
    const post = (async () => {
      while (acknowledged.size < CAPTURES) {
        const id = randomUUID();
        // What was not answered is sent again with its id, as a browser does.
        for (;;) {
          const answer = await send("POST", "/api/quick-capture", { id, text: NOTE }).catch(() => undefined);
          if (answer?.ok) break;
          unanswered++;
          await sleep(30);
        }
        acknowledged.add(id);
      }
    })();
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(100 + Math.random() * 600);
      expect(acknowledged.size).toBeLessThan(CAPTURES);
      await server.kill(kill % 5 === 4);
      server = await startProcess(dataDir, port);
    }
    await post;

    const all = async <T>(path: string): Promise<T[]> => {
      const rows: T[] = [];
      for (let next: string | undefined = `${path}?limit=200`; next !== undefined;) {
        const answer: Response = await send("GET", next);
        rows.push(...((await answer.json()) as T[]));
        next = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
      }
      return rows;
    };
    let captures = await all<Capture>("/api/captures");
    for (
      const deadline = Date.now() + 90_000;
      Date.now() < deadline && captures.some((each) => each.status !== "organized");
    ) {
      await sleep(1_000);
      captures = await all<Capture>("/api/captures");
    }
    const insights = Map.groupBy(await all<Insight>("/api/insights"), (each) => each.captureId);
    const lost = [...acknowledged].filter((id) => !captures.some((each) => each.id === id));
    const unorganized = captures.filter((each) => each.status !== "organized");
    const otherwise = captures.filter(
      (each) => JSON.stringify(shapeOf(inOrder(insights.get(each.id)))) !== JSON.stringify(undisturbed),
    );
    let disagreeing = 0;
    let records = 0;
    for (const [kind, plural] of Object.entries(RECORDS)) {
      const rows = new Map(
        (await all<{ id: string; dueDate?: string | null; mood?: string }>(`/api/${plural}`)).map((row) => [
          row.id,
          row,
        ]),
      );
      records += rows.size;
      const pointing = [...insights.values()]
        .flat()
        .filter((each) => each.recordKind === kind && each.recordId !== null);
      // As many records as insights, and each says the same.
      disagreeing += Math.abs(rows.size - pointing.length);
      for (const each of pointing) {
        const row = rows.get(each.recordId as string);
        if (!row || (kind === "mood" ? row.mood !== each.mood : row.dueDate !== each.dueDate)) disagreeing++;
      }
    }
    console.log(
      `${acknowledged.size} captures acknowledged, ${unanswered} tries unanswered; ${KILLS} kills, 2 with the database; ` +
        `${lost.length} lost, ${unorganized.length} not organized, ${otherwise.length} organized otherwise, ` +
        `${disagreeing} of ${records} records disagree with their insight`,
    );
    expect({ lost: lost.length, unorganized: unorganized.length, otherwise: otherwise.length, disagreeing }).toEqual({
      lost: 0,
      unorganized: 0,
      otherwise: 0,
      disagreeing: 0,
    });
  },
);

const inOrder = (insights: Insight[] = []): Insight[] =>
  insights.toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));

test("a database that is killed alone is started again, and what was kept is there", { timeout: 60_000 }, async () => {
  if (!server) throw new Error("no server");
  const send = await signUp(server.url);
  const { capture } = (await (await send("POST", "/api/quick-capture", { text: NOTE })).json()) as CaptureWithInsights;
  process.kill(postmasterOf(dataDir), "SIGKILL");
  const during = await send("GET", "/api/tasks");
  expect([200, 503]).toContain(during.status);
  const untilFine = async (ask: () => Promise<Response>) => {
    let answer = await ask();
    for (const deadline = Date.now() + 20_000; !answer.ok && Date.now() < deadline; answer = await ask())
      await sleep(100);
    return answer.status;
  };
  expect(await untilFine(() => send("GET", `/api/captures/${capture.id}`))).toBe(200);
  const id = randomUUID();
  expect([200, 201]).toContain(await untilFine(() => send("POST", "/api/quick-capture", { id, text: NOTE })));
});
