import { act, kept, nothing, ok, page, route, type Route } from "#app/platform/http/route.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import * as contract from "../contract.ts";
import { addEntries } from "./add-entries.ts";
import { changeGratitude } from "./change-gratitude.ts";
import { pageOfDays, presentDay, presentItem, summaryOfOwner } from "./store.ts";
import { restoreGratitude, trashGratitude } from "./trash-gratitude.ts";

export const gratitudeRoutes: Route[] = [
  route(contract.listGratitude, async ({ db, account }, { query }) =>
    page(await pageOfDays(db, account.id, query), presentDay),
  ),
  route(contract.summarizeGratitude, async ({ db, account, now }) =>
    ok(await summaryOfOwner(db, account.id, localDate(now, account.timezone))),
  ),
  act(contract.createGratitude, async (running, { body }) => {
    const { day, made } = await addEntries(running, body);
    return kept(presentDay(day), made);
  }),
  act(contract.changeGratitude, async (running, { params, body, ifMatch }) =>
    ok(presentItem(await changeGratitude(running, params.id, body, ifMatch))),
  ),
  act(contract.deleteGratitude, async (running, { params }) => {
    await trashGratitude(running, params.id);
    return nothing();
  }),
  act(contract.restoreGratitude, async (running, { params }) =>
    ok(presentItem(await restoreGratitude(running, params.id))),
  ),
];
