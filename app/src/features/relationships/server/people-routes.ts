import { act, ok, page, route, type AccountCtx, type Route } from "#app/platform/http/route.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import * as contract from "../contract/people.ts";
import { mergeRelationships } from "./merge-relationships.ts";
import { doublesOf } from "./doubles-store.ts";
import { dueCheckIns, pageOfDatesAhead } from "./people-ahead-store.ts";
import { presentRelationship } from "./store.ts";

const asked = ({ db, account, now }: AccountCtx) => ({ db, account, today: localDate(now, account.timezone) });

/** What is asked about people together, and making two of them one. */
export const peopleRoutes: Route[] = [
  route(contract.listDatesAhead, async (ctx, { query }) =>
    page(await pageOfDatesAhead(asked(ctx), query), (date) => date),
  ),
  route(contract.listDueCheckIns, async (ctx, { query }) => ok(await dueCheckIns(asked(ctx), query.limit))),
  route(contract.listPossibleDoubles, async ({ db, account }, { query }) =>
    ok(await doublesOf(db, account.id, query.limit)),
  ),
  act(contract.mergeRelationships, async (running, { params, body }) =>
    ok(presentRelationship(await mergeRelationships(running, params.id, body.personId))),
  ),
];
