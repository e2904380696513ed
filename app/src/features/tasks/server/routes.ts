import { act, kept, nothing, ok, page, route, type Route } from "#app/platform/http/route.ts";
import { findRecord } from "#app/platform/records/records.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import * as contract from "../contract.ts";
import { changeTask } from "./change-task.ts";
import { createTask } from "./create-task.ts";
import { pageOfTasks, presentTask } from "./store.ts";
import { tasks } from "./tables.ts";
import { restoreTask, skipTask, trashTask } from "./trash-task.ts";

export const taskRoutes: Route[] = [
  route(contract.listTasks, async ({ db, account, now }, { query }) =>
    page(await pageOfTasks(db, account.id, localDate(now, account.timezone), query), presentTask),
  ),
  route(contract.readTask, async ({ db, account }, { params }) =>
    ok(presentTask(await findRecord({ db, owner: account.id }, tasks, params.id))),
  ),
  act(contract.createTask, async (running, { body }) => {
    const { row, made } = await createTask(running, body);
    return kept(presentTask(row), made);
  }),
  act(contract.changeTask, async (running, { params, body, ifMatch }) =>
    ok(presentTask(await changeTask(running, params.id, body, ifMatch))),
  ),
  act(contract.deleteTask, async (running, { params, query }) => {
    await (query.series === "later" ? trashTask(running, params.id, "later") : skipTask(running, params.id));
    return nothing();
  }),
  act(contract.restoreTask, async (running, { params }) => ok(presentTask(await restoreTask(running, params.id)))),
];
