import { CATEGORIES, MOODS } from "@wisp/organizer";
import { z } from "zod";
import { capture } from "#app/features/captures/contract.ts";
import { insight } from "#app/features/insights/contract.ts";
import { journalEntry, journalEntryChange, newJournalEntry } from "#app/features/journal/contract.ts";
import { calendarDate, dueDateInput, repeatRule, timeZone } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { clientId, idParams, recordId } from "#app/shared/record.ts";
import { someText, titleText } from "#app/shared/text.ts";

const blank = "filing:validation.blank";

/**
 * `{text}` is organized freely; `{content, category}` makes exactly one item of that category (default insight) from
 * the whole content.
 */
export const quickCaptureBody = z
  .object({
    ...clientId,
    text: someText(LIMITS.captureText, blank).optional(),
    content: someText(LIMITS.captureText, blank).optional(),
    category: z.enum(CATEGORIES, "shared:validation.choice").optional(),
    timezone: timeZone.optional(),
  })
  .refine((body) => body.text !== undefined || body.content !== undefined, { path: ["text"], error: blank });

export const captureWithInsights = z.object({ capture, insights: z.array(insight) });
export type CaptureWithInsights = z.output<typeof captureWithInsights>;

export const quickCapture = endpoint({
  method: "POST",
  path: "/api/quick-capture",
  access: "account",
  summary: "Keeps a text, organizes it, and files what it holds.",
  body: quickCaptureBody,
  output: captureWithInsights,
});

// What a proposal knows beside its words (see `metadataOf`); written anew, so that nothing else is kept.
const deviceMetadata = z
  .string()
  .max(LIMITS.captureText, "shared:validation.tooLong")
  .transform((text, context) => {
    const read = insightMetadata.safeParse(parsed(text));
    if (read.success) return JSON.stringify(read.data);
    context.addIssue({ code: "custom", message: "shared:validation.other" });
    return z.NEVER;
  });
const insightMetadata = z.object({
  rule: z.string().max(100).default("unknown"),
  unknown: z.array(z.string().max(LIMITS.title)).max(LIMITS.list).optional(),
  candidates: z
    .array(
      z.object({
        name: z.string().max(LIMITS.title),
        people: z.array(z.object({ id: recordId, name: z.string().max(2 * LIMITS.title + 1) })).max(LIMITS.list),
      }),
    )
    .max(LIMITS.list)
    .optional(),
});
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const place = z.int("shared:validation.number").min(0, "shared:validation.number");

/** An item as it was filed on a device; its record was moved before under the same id. */
const deviceItem = z.object({
  id: recordId,
  createdAt: clientId.madeAt,
  category: z.enum(CATEGORIES, "shared:validation.choice"),
  title: titleText(),
  content: someText(LIMITS.captureText),
  span: z.object({ start: place, end: place }).nullable(),
  dueDate: dueDateInput.nullable(),
  repeat: repeatRule.nullable(),
  people: z.array(titleText()).max(LIMITS.list, "shared:validation.tooMany"),
  mood: z.enum(MOODS, "shared:validation.choice").nullable(),
  isCompleted: z.boolean("shared:validation.choice"),
  isFavorite: z.boolean("shared:validation.choice"),
  confidence: z.number("shared:validation.number").min(0).max(1),
  state: z.enum(["filed", "proposed"], "shared:validation.choice"),
  recordId: recordId.nullable(),
  metadata: deviceMetadata.nullable(),
  touched: z.boolean("shared:validation.choice").default(false),
});

/** A capture that was organized on a device, with what came of it there. */
export const deviceCapture = z.object({
  id: recordId,
  createdAt: clientId.madeAt,
  kind: z.enum(["text", "journal"], "shared:validation.choice"),
  original: someText(LIMITS.captureText, blank),
  text: someText(LIMITS.captureText, blank),
  status: z.enum(["organized", "undone"], "shared:validation.choice"),
  timezone: timeZone,
  asCategory: z.enum(CATEGORIES, "shared:validation.choice").nullable(),
  insights: z.array(deviceItem, "shared:validation.other").max(1_000, "shared:validation.tooMany"),
  /** The journal's entry, where it was written there. */
  entry: z.object({ id: recordId, date: calendarDate }).optional(),
});
export type AdoptedCapture = z.input<typeof deviceCapture>;
export type DeviceItem = z.input<typeof deviceItem>;

export const adoptCapture = endpoint({
  method: "POST",
  path: "/api/captures",
  access: "account",
  summary: "Takes over a capture that was organized on a device, with its items; their records are sent before it.",
  body: deviceCapture,
  output: captureWithInsights,
});

export const reviseCapture = endpoint({
  method: "PATCH",
  path: "/api/captures/:id",
  access: "account",
  summary: "Corrects the text by a revision and organizes it again; items that the person touched stay.",
  params: idParams,
  body: z.object({ text: someText(LIMITS.captureText, blank) }),
  output: captureWithInsights,
  problems: ["not-found", "stale-version"],
});

export const organizeCapture = endpoint({
  method: "POST",
  path: "/api/captures/:id/organize",
  access: "account",
  summary: "Organizes a capture again.",
  params: idParams,
  output: captureWithInsights,
  problems: ["not-found"],
});

export const undoCapture = endpoint({
  method: "POST",
  path: "/api/captures/:id/undo",
  access: "account",
  summary: "Takes back all items of a capture that the person has not changed since; repeatable.",
  params: idParams,
  output: z.object({ undone: z.int(), kept: z.int() }),
  problems: ["not-found"],
});

export const deleteCapture = endpoint({
  method: "DELETE",
  path: "/api/captures/:id",
  access: "account",
  summary: "Lays a capture and the items that came from it into the trash.",
  params: idParams,
  problems: ["not-found"],
});

export const restoreCapture = endpoint({
  method: "POST",
  path: "/api/captures/:id/restore",
  access: "account",
  summary: "Brings a capture and its items back from the trash, within 30 days.",
  params: idParams,
  output: capture,
  problems: ["not-found", "free-limit"],
});

/** A change to an insight: only the fields sent. Changing `category` files it elsewhere and keeps its id. */
export const insightChange = z
  .object({
    isCompleted: z.boolean("shared:validation.choice"),
    isFavorite: z.boolean("shared:validation.choice"),
    category: z.enum(CATEGORIES, "shared:validation.choice"),
    title: titleText(),
    content: someText(LIMITS.captureText),
    dueDate: dueDateInput.nullable(),
    repeat: repeatRule.nullable(),
    mood: z.enum(MOODS, "shared:validation.choice").nullable(),
    people: z.array(titleText()).max(LIMITS.list, "shared:validation.tooMany"),
  })
  .partial();
export type InsightChange = z.output<typeof insightChange>;

export const changeInsight = endpoint({
  method: "PATCH",
  path: "/api/insights/:id",
  access: "account",
  summary: "Changes an item and its record together; a new category files it elsewhere.",
  params: idParams,
  body: insightChange,
  output: insight,
  problems: ["not-found", "stale-version", "free-limit"],
});

export const deleteInsight = endpoint({
  method: "DELETE",
  path: "/api/insights/:id",
  access: "account",
  summary: "Lays an item and its record into the trash; dismisses a proposal.",
  params: idParams,
  problems: ["not-found"],
});

export const acceptInsight = endpoint({
  method: "POST",
  path: "/api/insights/:id/accept",
  access: "account",
  summary: "Files a proposed item; `personIds` says who is meant, else unknown people are added.",
  params: idParams,
  body: z.object({ personIds: z.array(recordId).max(LIMITS.list, "shared:validation.tooMany").optional() }).optional(),
  output: insight,
  problems: ["not-found", "free-limit"],
});

export const restoreInsight = endpoint({
  method: "POST",
  path: "/api/insights/:id/restore",
  access: "account",
  summary: "Brings an item and its record back from the trash, within 30 days.",
  params: idParams,
  output: insight,
  problems: ["not-found", "free-limit"],
});

/** An entry of the journal, the capture that keeps its words, and what came of them. */
export const entryWithInsights = captureWithInsights.extend({ entry: journalEntry });
export type EntryWithInsights = z.output<typeof entryWithInsights>;

export const saveJournalEntry = endpoint({
  method: "POST",
  path: "/api/journal",
  access: "account",
  summary: "Keeps an entry of the journal, organizes it like any capture, and files what it holds.",
  body: newJournalEntry,
  output: entryWithInsights,
  problems: ["day-over"],
});

export const reviseJournalEntry = endpoint({
  method: "PATCH",
  path: "/api/journal/:id",
  access: "account",
  summary: "Changes the words of an entry, until midnight of its day, by a revision of its capture.",
  params: idParams,
  body: journalEntryChange,
  output: entryWithInsights,
  problems: ["not-found", "stale-version", "day-over"],
});

export const deleteJournalEntry = endpoint({
  method: "DELETE",
  path: "/api/journal/:id",
  access: "account",
  summary: "Lays an entry and the items that came from it into the trash.",
  params: idParams,
  problems: ["not-found"],
});

export const restoreJournalEntry = endpoint({
  method: "POST",
  path: "/api/journal/:id/restore",
  access: "account",
  summary: "Brings an entry and its items back from the trash, within 30 days.",
  params: idParams,
  output: entryWithInsights,
  problems: ["not-found", "free-limit"],
});
