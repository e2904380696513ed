import { ok, page, route, type Route } from "#app/platform/http/route.ts";
import { findRecord } from "#app/platform/records/records.ts";
import { countInsights, listInsights, listSources, readInsight } from "../contract.ts";
import { countByCategory, pageOfInsights, presentInsight, sourcesOfRecords } from "./store.ts";
import { insights } from "./tables.ts";

export const insightRoutes: Route[] = [
  route(listInsights, async ({ db, account }, { query }) =>
    page(await pageOfInsights(db, account.id, query), presentInsight),
  ),
  route(countInsights, async ({ db, account }, { query }) => ok(await countByCategory(db, account.id, query))),
  route(listSources, async ({ db, account }, { query }) => ok(await sourcesOfRecords(db, account.id, query.recordIds))),
  route(readInsight, async ({ db, account }, { params }) =>
    ok(presentInsight(await findRecord({ db, owner: account.id }, insights, params.id))),
  ),
];
