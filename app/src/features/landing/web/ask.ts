import type { Context, Suggestion } from "@wisp/organizer";
import { search, type SearchAnswer } from "#app/features/assistant/contract.ts";
import { undoCapture } from "#app/features/filing/contract.ts";
import { safePath } from "#app/shared/safe-path.ts";
import { localDateTime } from "#app/shared/calendar-date.ts";
import { call } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { currentLanguage, loadWords, sayKey } from "#app/shell/language.ts";
import { itemsOfInsights, itemsOfSuggestions, type CaptureItem } from "#app/features/captures/web/capture-items.ts";

export type Action = { label: string; path: string };

/** What came of what was typed. */
export type Asked =
  | { kind: "navigate"; path: string }
  /** A signed-in person's note, kept on the server. */
  | { kind: "captured"; captureId: string; text: string; items: CaptureItem[] }
  /** A visitor's note, organized here, kept nowhere else. */
  | { kind: "found"; text: string; items: CaptureItem[]; actions: Action[] }
  | { kind: "answer"; response: string; actions: Action[]; note: string | null };

type Organizer = { organize: (text: string, context: Context) => Suggestion[] };

/** Sends what was typed. `id` is the client's for this text, so that a second try keeps it once. Rejects with `ApiError`. */
export async function ask(query: string, id: string, signedIn: boolean): Promise<Asked> {
  const timezone = deviceTimeZone();
  const answer = await call(search, { body: { id, query, timezone } });
  const actions = answer.suggestedActions.map(({ label, path }) => ({ label, path: safePath(path) ?? "/dashboard" }));
  const path = safePath(answer.path);
  if (answer.intent === "navigate" && path !== null) return { kind: "navigate", path };
  if (answer.capture) return { kind: "captured", captureId: answer.capture.id, text: answer.capture.text, items: itemsOfInsights(answer.insights) };
  if (answer.intent === "create" && !signedIn) return { kind: "found", text: query, items: await organizeHere(query, timezone), actions };
  return { kind: "answer", response: await responseOf(answer), actions, note: answer.subscriptionMessage };
}

async function organizeHere(text: string, timezone: string): Promise<CaptureItem[]> {
  const { organize }: Organizer = (await import("@wisp/organizer")) as unknown as Organizer;
  return itemsOfSuggestions(organize(text, { now: localDateTime(new Date(), timezone), language: currentLanguage() }));
}

// The sentence in the person's language where the interface has it, else the server's English one.
async function responseOf({ responseKey, response }: SearchAnswer): Promise<string> {
  const [namespace] = responseKey.split(":");
  if (namespace === undefined || namespace === responseKey) return response;
  await loadWords([namespace]);
  return sayKey(responseKey) ?? response;
}

/** Takes back all items of a capture. */
export const undo = (captureId: string) => call(undoCapture, { params: { id: captureId } });
