import { ok, route, type Route } from "#app/platform/http/route.ts";
import { findRecord } from "#app/platform/records/records.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import { listJournalDays, listOnThisDay, readJournalEntry } from "../contract.ts";
import { daysWithEntries, onThisDay, presentEntry } from "./store.ts";
import { journalEntries } from "./tables.ts";

export const journalRoutes: Route[] = [
  route(readJournalEntry, async ({ db, account }, { params }) =>
    ok(presentEntry(await findRecord({ db, owner: account.id }, journalEntries, params.id))),
  ),
  route(listJournalDays, async ({ db, account }, { query }) =>
    ok(await daysWithEntries(db, account.id, query.from, query.to)),
  ),
  route(listOnThisDay, async ({ db, account, now }, { query }) => {
    const rows = await onThisDay(db, account.id, query.date ?? localDate(now, account.timezone));
    return ok(rows.map(presentEntry));
  }),
];
