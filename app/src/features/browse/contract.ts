import { CATEGORIES } from "@wisp/organizer";
import { z } from "zod";
import { captureWithInsights, entryWithInsights } from "#app/features/filing/contract.ts";
import { journalQuery } from "#app/features/journal/contract.ts";
import { calendarDate } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { listQuery, queryFlag } from "#app/shared/record.ts";

const category = z.enum(CATEGORIES, "shared:validation.choice");

export const browseCaptures = endpoint({
  method: "GET",
  path: "/api/captures/with-insights",
  access: "account",
  summary: "Captures, newest first, each with what came of it; with `category` those that hold such an item.",
  query: listQuery.extend({ category: category.optional(), trash: queryFlag.optional() }),
  output: z.array(captureWithInsights),
});

export const listCaptureDays = endpoint({
  method: "GET",
  path: "/api/captures/days",
  access: "account",
  summary: "The days, in order, on which something was given that holds an item of a category; at most 400.",
  query: z.object({ category, from: calendarDate, to: calendarDate }),
  output: z.array(z.string()),
});

export const browseJournal = endpoint({
  method: "GET",
  path: "/api/journal/with-insights",
  access: "account",
  summary: "The journal's entries, newest first, each with its capture and what came of it.",
  query: journalQuery,
  output: z.array(entryWithInsights),
});
