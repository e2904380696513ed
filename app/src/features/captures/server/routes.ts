import { ok, page, route, type Route } from "#app/platform/http/route.ts";
import { pageOf } from "#app/platform/records/page.ts";
import { findRecord } from "#app/platform/records/records.ts";
import { listCaptures, readCapture } from "../contract.ts";
import { presentCapture } from "./store.ts";
import { captures } from "./tables.ts";

export const captureRoutes: Route[] = [
  route(listCaptures, async ({ db, account }, { query }) =>
    page(await pageOf(db, account.id, captures, { query, searchable: true }), presentCapture),
  ),
  route(readCapture, async ({ db, account }, { params }) =>
    ok(presentCapture(await findRecord({ db, owner: account.id }, captures, params.id))),
  ),
];
