import type { Context, Suggestion } from "@wisp/organizer";
import { search, type SearchAnswer } from "../contract.ts";
import { undoCapture } from "#app/features/filing/contract.ts";
import { safePath } from "#app/shared/safe-path.ts";
import { localDateTime } from "#app/shared/calendar-date.ts";
import { call } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { currentLanguage, loadWords, sayKey } from "#app/shell/language.ts";
import { itemsOfInsights, itemsOfSuggestions, type CaptureItem } from "#app/features/captures/web/capture-items.ts";

export type Action = { label: string; path: string };

/** A note with its items; `captureId` is null where no server keeps it. */
export type Note = { captureId: string | null; text: string; items: CaptureItem[] };

/** What came of what was typed: a page to go to, or a sentence, what to do next, and the note if it was one. */
export type Asked =
  | { kind: "navigate"; path: string }
  | {
      kind: "answer";
      response: string | null;
      actions: Action[];
      limit: string | null;
      note: Note | null;
      crisis: boolean;
    };

type Organizer = {
  organize: (text: string, context: Context) => Suggestion[];
  findCrisis: (text: string) => unknown;
};

/** Sends what was typed. `id` is the client's for this text, so that a second try keeps it once. Rejects with `ApiError`. */
export async function ask(query: string, id: string, signedIn: boolean): Promise<Asked> {
  const timezone = deviceTimeZone();
  const answer = await call(search, { body: { id, query, timezone } });
  const path = safePath(answer.path);
  if (answer.intent === "navigate" && path !== null) return { kind: "navigate", path };
  const actions = await Promise.all(
    answer.suggestedActions.map(async ({ label, labelKey, path: to }) => ({
      label: await inOwnWords(labelKey, label),
      path: safePath(to) ?? "/dashboard",
    })),
  );
  const crisis = answer.capture ? answer.capture.reason === "crisis" : !signedIn && (await hasCrisis(query));
  const note = signedIn || answer.capture ? keptNote(answer) : await noteHere(answer, query, timezone);
  // To a visitor the server speaks of a reminder as of a question; what was found in it says more.
  const response =
    crisis || (note && !note.captureId && answer.intent === "reminder")
      ? null
      : await inOwnWords(answer.responseKey, answer.response);
  return { kind: "answer", response, actions, limit: answer.subscriptionMessage, note, crisis };
}

function keptNote({ intent, capture, insights }: SearchAnswer): Note | null {
  if (!capture || (intent === "question" && insights.length === 0)) return null;
  return { captureId: capture.id, text: capture.text, items: itemsOfInsights(insights) };
}

// A visitor's note is organized in the browser; no server keeps it.
async function noteHere({ intent }: SearchAnswer, text: string, timezone: string): Promise<Note | null> {
  if (intent !== "create" && intent !== "reminder") return null;
  const { organize }: Organizer = await import("@wisp/organizer");
  const found = (await hasCrisis(text))
    ? []
    : organize(text, { now: localDateTime(new Date(), timezone), language: currentLanguage() });
  return { captureId: null, text, items: itemsOfSuggestions(found) };
}

async function hasCrisis(text: string): Promise<boolean> {
  const { findCrisis }: Organizer = await import("@wisp/organizer");
  return findCrisis(text) !== null;
}

// The sentence in the person's language where the interface has it, else the server's English one.
async function inOwnWords(key: string | undefined, english: string): Promise<string> {
  const [namespace] = key?.split(":") ?? [];
  if (key === undefined || namespace === undefined || namespace === key) return english;
  await loadWords([namespace]);
  return sayKey(key) ?? english;
}

/** Takes back all items of a capture. */
export const undo = (captureId: string) => call(undoCapture, { params: { id: captureId } });
