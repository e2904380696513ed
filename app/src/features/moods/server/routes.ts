import { act, kept, nothing, ok, page, route, type Route } from "#app/platform/http/route.ts";
import { findRecord } from "#app/platform/records/records.ts";
import { Refusal } from "#app/shared/problem.ts";
import * as contract from "../contract.ts";
import { analyzeMoods, type SayIn } from "./analyze-moods.ts";
import { changeMood } from "./change-mood.ts";
import { createMood } from "./create-mood.ts";
import {
  asCheckIn,
  daysOfMoods,
  findCheckIn,
  isCheckIn,
  pageOfCheckIns,
  pageOfMoods,
  presentCheckIn,
  presentMood,
} from "./store.ts";
import { moods } from "./tables.ts";
import { restoreMood, trashMood } from "./trash-mood.ts";

export const moodRoutes: Route[] = [
  route(contract.listMoods, async ({ db, account }, { query }) =>
    page(await pageOfMoods(db, account.id, query), presentMood),
  ),
  route(contract.readMood, async ({ db, account }, { params }) =>
    ok(presentMood(await findRecord({ db, owner: account.id }, moods, params.id))),
  ),
  act(contract.createMood, async (running, { body }) => {
    const { row, made } = await createMood(running, body);
    return kept(presentMood(row), made);
  }),
  act(contract.changeMood, async (running, { params, body, ifMatch }) =>
    ok(presentMood(await changeMood(running, params.id, body, ifMatch))),
  ),
  act(contract.deleteMood, async (running, { params }) => {
    await trashMood(running, params.id);
    return nothing();
  }),
  act(contract.restoreMood, async (running, { params }) => ok(presentMood(await restoreMood(running, params.id)))),
];

/** What a person's moods say; `sayIn` speaks the language of the account. */
export const moodAnalysisRoutes = (sayIn: SayIn): Route[] => [
  route(contract.readMoodDays, async (ctx, { query }) => ok(await daysOfMoods(ctx, query.from, query.to))),
  route(contract.readMoodAnalysis, async (ctx) => ok(await analyzeMoods(ctx, sayIn))),
];

/** The same acts, on entries that are check-ins. */
export const checkInRoutes: Route[] = [
  route(contract.listCheckIns, async ({ db, account }, { query }) =>
    page(await pageOfCheckIns(db, account.id, query), presentCheckIn),
  ),
  route(contract.readCheckIn, async ({ db, account }, { params }) =>
    ok(presentCheckIn(await findCheckIn({ db, owner: account.id }, params.id))),
  ),
  act(contract.createCheckIn, async (running, { body }) => {
    const { row, made } = await createMood(running, body);
    // The id is a plain entry's: answering that one would lose the levels without a word.
    if (!isCheckIn(row)) throw new Refusal("conflict");
    return kept(presentCheckIn(row), made);
  }),
  act(contract.changeCheckIn, async (running, { params, body, ifMatch }) => {
    await findCheckIn(running, params.id);
    return ok(presentCheckIn(asCheckIn(await changeMood(running, params.id, body, ifMatch))));
  }),
  act(contract.deleteCheckIn, async (running, { params }) => {
    await findCheckIn(running, params.id);
    await trashMood(running, params.id);
    return nothing();
  }),
  // A plain entry came back in vain: the refusal rolls it back.
  act(contract.restoreCheckIn, async (running, { params }) =>
    ok(presentCheckIn(asCheckIn(await restoreMood(running, params.id)))),
  ),
];
