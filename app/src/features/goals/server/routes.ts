import { act, kept, nothing, ok, page, route, type Route } from "#app/platform/http/route.ts";
import { findRecord } from "#app/platform/records/records.ts";
import * as contract from "../contract.ts";
import { changeGoal } from "./change-goal.ts";
import { createGoal } from "./create-goal.ts";
import { pageOfGoals, presentGoal } from "./store.ts";
import { goals } from "./tables.ts";
import { restoreGoal, trashGoal } from "./trash-goal.ts";

export const goalRoutes: Route[] = [
  route(contract.listGoals, async ({ db, account }, { query }) =>
    page(await pageOfGoals(db, account.id, query), presentGoal),
  ),
  route(contract.readGoal, async ({ db, account }, { params }) =>
    ok(presentGoal(await findRecord({ db, owner: account.id }, goals, params.id))),
  ),
  act(contract.createGoal, async (running, { body }) => {
    const { row, made } = await createGoal(running, body);
    return kept(presentGoal(row), made);
  }),
  act(contract.changeGoal, async (running, { params, body, ifMatch }) =>
    ok(presentGoal(await changeGoal(running, params.id, body, ifMatch))),
  ),
  act(contract.deleteGoal, async (running, { params }) => {
    await trashGoal(running, params.id);
    return nothing();
  }),
  act(contract.restoreGoal, async (running, { params }) => ok(presentGoal(await restoreGoal(running, params.id)))),
];
