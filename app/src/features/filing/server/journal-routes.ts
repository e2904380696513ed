import { presentEntry, type JournalRow } from "#app/features/journal/public.ts";
import { act, kept, nothing, ok, route, type AccountCtx, type Route } from "#app/platform/http/route.ts";
import * as contract from "../contract.ts";
import { findCaptureWithItems, presentCapturedItems, type CapturedItems } from "./captured-items.ts";
import type { OrganizeLater } from "./organize-job.ts";
import { reviseJournalEntry } from "./revise-journal-entry.ts";
import { saveJournalEntry } from "./save-journal-entry.ts";
import { restoreJournalEntry, trashJournalEntry } from "./trash-journal-entry.ts";

const present = (entry: JournalRow, captured: CapturedItems) => ({
  ...presentCapturedItems(captured),
  entry: presentEntry(entry),
});

const answer = async ({ db, account }: AccountCtx, entry: JournalRow) =>
  ok(present(entry, await findCaptureWithItems(db, account.id, entry.captureId)));

/** The writing half of the journal: each act is one of an entry and of its capture. */
export const journalFilingRoutes = (later: OrganizeLater): Route[] => [
  route(contract.saveJournalEntry, async (ctx, { body }) => {
    const { entry, made, ...captured } = await saveJournalEntry(ctx, body, later);
    return kept(present(entry, captured), made);
  }),
  route(contract.reviseJournalEntry, async (ctx, { params, body }) =>
    answer(
      ctx,
      await ctx.transact(ctx.account, (running) => reviseJournalEntry(running, params.id, body.text, ctx.ifMatch)),
    ),
  ),
  act(contract.deleteJournalEntry, async (running, { params }) => {
    await trashJournalEntry(running, params.id);
    return nothing();
  }),
  route(contract.restoreJournalEntry, async (ctx, { params }) =>
    answer(ctx, await ctx.transact(ctx.account, (running) => restoreJournalEntry(running, params.id))),
  ),
];
