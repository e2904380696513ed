import { createHash } from "node:crypto";
import { localDate } from "#app/shared/calendar-date.ts";
import type { CaptureWithInsights } from "#app/features/filing/contract.ts";
import { readConfig } from "#app/platform/config.ts";
import { startServer } from "#app/server.ts";
import { NORA } from "./nora.ts";
import { NOTES, type Note } from "./notes.ts";

const DAY = 86_400_000;

/**
 * Tells Nora's notes to a server of its own over HTTP, each at its own moment, so that the account looks lived in.
 * Running it again changes nothing: every note has its lasting id.
 */
async function seed(): Promise<void> {
  const config = { ...readConfig(process.env), port: 0, rateLimits: false, logLevel: "error" };
  const start = Date.now();
  let now = new Date(start - 36 * DAY);
  const running = await startServer(config, { clock: () => now });
  try {
    const call = caller(running.url ?? "");
    const answer = await call("POST", "/api/register", NORA);
    if (answer.status === 409) await call("POST", "/api/login", NORA);
    for (const [index, note] of NOTES.entries()) {
      now = momentOf(note, start);
      await tell(call, note, index, (days) => (now = new Date(now.getTime() + days * DAY)));
    }
  } finally {
    await running.close();
  }
  console.log(`${NOTES.length} notes of ${NORA.firstName} ${NORA.lastName}`);
}

type Caller = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;

async function tell(call: Caller, note: Note, index: number, wait: (days: number) => void): Promise<void> {
  const kept = await call("POST", "/api/quick-capture", { id: lastingId(index), text: note.text });
  if (kept.status !== 201) return;
  const { insights } = kept.body as CaptureWithInsights;
  // At the limit of free accounts an acceptance is refused, and the proposal stays: as in life.
  for (const item of note.accepts ? insights : [])
    if (item.state === "proposed") await call("POST", `/api/insights/${item.id}/accept`, {});
  if (note.doneAfter === undefined) return;
  wait(note.doneAfter);
  for (const item of insights.filter(({ category }) => category === "task"))
    await call("PATCH", `/api/insights/${item.id}`, { isCompleted: true });
}

function momentOf({ daysAgo, at }: Note, start: number): Date {
  const date = localDate(new Date(start - daysAgo * DAY), NORA.timezone);
  // Near enough to her clock: an hour more or less across a change of clocks matters to nobody here.
  return new Date(Math.min(Date.parse(`${date}T${at}:00Z`), start));
}

function lastingId(index: number): string {
  const digest = createHash("sha256").update(`nora ${index}`).digest("hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

function caller(url: string): Caller {
  let cookie = "";
  return async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: { "content-type": "application/json", "origin": url, ...(cookie !== "" && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get("set-cookie");
    if (set !== null) cookie = set.split(";")[0] ?? "";
    const text = await response.text();
    if (response.status >= 500) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
}

if (import.meta.main) await seed();
