import { presentCapture, captures } from "#app/features/captures/public.ts";
import { presentInsight } from "#app/features/insights/public.ts";
import { act, kept, nothing, ok, route, type AccountCtx, type Route } from "#app/platform/http/route.ts";
import { lockRecord } from "#app/platform/records/records.ts";
import * as contract from "../contract.ts";
import { acceptInsight } from "./accept-insight.ts";
import { adoptFromDevice } from "./adopt-from-device.ts";
import { captureText } from "./capture-text.ts";
import { findCaptureWithItems, presentCapturedItems } from "./captured-items.ts";
import { changeInsight } from "./change-insight.ts";
import { journalFilingRoutes } from "./journal-routes.ts";
import { organizeAgain } from "./organize-capture.ts";
import type { OrganizeLater } from "./organize-job.ts";
import { reviseCapture } from "./revise-capture.ts";
import { restoreCapture, trashCapture } from "./trash-capture.ts";
import { deleteInsight, restoreInsight } from "./trash-insight.ts";
import { undoCapture } from "./undo-capture.ts";

const answer = async ({ db, account }: AccountCtx, id: string) =>
  ok(presentCapturedItems(await findCaptureWithItems(db, account.id, id)));

export const filingRoutes = (later: OrganizeLater): Route[] => [
  route(contract.quickCapture, async (ctx, { body }) => {
    const { made, ...captured } = await captureText(ctx, body, later);
    return kept(presentCapturedItems(captured), made);
  }),
  act(contract.adoptCapture, async (running, { body }) => {
    const made = await adoptFromDevice(running, body);
    return kept(presentCapturedItems(await findCaptureWithItems(running.db, running.owner, body.id)), made);
  }),
  route(contract.reviseCapture, async (ctx, { params, body }) => {
    await ctx.transact(ctx.account, (running) => reviseCapture(running, params.id, body.text, ctx.ifMatch));
    return answer(ctx, params.id);
  }),
  route(contract.organizeCapture, async (ctx, { params }) => {
    await ctx.transact(
      ctx.account,
      async (running) => organizeAgain(running, await lockRecord(running, captures, params.id)),
      "organizer",
    );
    return answer(ctx, params.id);
  }),
  act(contract.undoCapture, async (running, { params }) => ok(await undoCapture(running, params.id))),
  act(contract.deleteCapture, async (running, { params }) => {
    await trashCapture(running, params.id);
    return nothing();
  }),
  act(contract.restoreCapture, async (running, { params }) =>
    ok(presentCapture(await restoreCapture(running, params.id))),
  ),
  act(contract.changeInsight, async (running, { params, body, ifMatch }) =>
    ok(presentInsight(await changeInsight(running, params.id, body, ifMatch))),
  ),
  act(contract.acceptInsight, async (running, { params, body }) =>
    ok(presentInsight(await acceptInsight(running, params.id, body?.personIds))),
  ),
  act(contract.deleteInsight, async (running, { params }) => {
    await deleteInsight(running, params.id);
    return nothing();
  }),
  act(contract.restoreInsight, async (running, { params }) =>
    ok(presentInsight(await restoreInsight(running, params.id))),
  ),
  ...journalFilingRoutes(later),
];
