import { inArray, type SQL } from "drizzle-orm";
import { captures, findCaptures, presentCapture, type CaptureRow } from "#app/features/captures/public.ts";
import { capturesHolding, insightsOfCaptures, presentInsight, type InsightRow } from "#app/features/insights/public.ts";
import { listJournal, type JournalQuery } from "#app/features/journal/contract.ts";
import { journalEntries, pageOfEntries, presentEntry } from "#app/features/journal/public.ts";
import type { Db } from "#app/platform/db/database.ts";
import { ok, page, route, type Route } from "#app/platform/http/route.ts";
import { pageOf } from "#app/platform/records/page.ts";
import { browseCaptures, browseJournal, listCaptureDays } from "../contract.ts";
import { daysHolding } from "./days-holding.ts";

export const browseRoutes: Route[] = [
  route(browseCaptures, async ({ db, account }, { query }) => {
    const holding = query.category && inArray(captures.id, capturesHolding(db, account.id, query.category));
    const { rows, next } = await pageOf(db, account.id, captures, { query, searchable: true, where: [holding] });
    const itemsOf = await itemsByCapture(
      db,
      account.id,
      rows.map((row) => row.id),
    );
    return { status: 200, body: rows.map((row) => withItems(row, itemsOf(row.id))), next };
  }),
  route(listCaptureDays, async ({ db, account }, { query }) =>
    ok(await daysHolding({ db, owner: account.id, timezone: account.timezone }, query)),
  ),
  route(listJournal, async ({ db, account }, { query }) => page(await entriesFor(db, account.id, query), presentEntry)),
  route(browseJournal, async ({ db, account }, { query }) => {
    const { rows, next } = await entriesFor(db, account.id, query);
    const ids = rows.map((row) => row.captureId);
    const [given, itemsOf] = await Promise.all([
      findCaptures({ db, owner: account.id }, ids),
      itemsByCapture(db, account.id, ids),
    ]);
    const byId = new Map(given.map((capture) => [capture.id, capture]));
    const body = rows.flatMap((row) => {
      const capture = byId.get(row.captureId);
      return capture ? [{ ...withItems(capture, itemsOf(capture.id)), entry: presentEntry(row) }] : [];
    });
    return { status: 200, body, next };
  }),
];

const entriesFor = (db: Db, owner: string, query: JournalQuery) =>
  pageOfEntries(db, owner, query, holding(db, owner, query));

const holding = (db: Db, owner: string, { filter }: JournalQuery): SQL | undefined =>
  filter && inArray(journalEntries.captureId, capturesHolding(db, owner, filter));

async function itemsByCapture(db: Db, owner: string, ids: string[]): Promise<(id: string) => InsightRow[]> {
  const items = Map.groupBy(await insightsOfCaptures({ db, owner }, ids), (item) => item.captureId);
  return (id) => items.get(id) ?? [];
}

const withItems = (capture: CaptureRow, items: InsightRow[]) => ({
  capture: presentCapture(capture),
  insights: items.map(presentInsight),
});
