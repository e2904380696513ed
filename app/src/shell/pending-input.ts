import { deviceTimeZone } from "./dates.ts";
import { send } from "./http.ts";
import { readStored, writeStored } from "./storage.ts";

const KEY = "pendingInput";

/** A visitor's words that wait on the device until somebody signs in. `id` makes sure that they are kept exactly once. */
export type PendingInput = { type: "text"; input: string; category: string | null; timestamp: string; id: string };

/** Lays words aside before the visitor goes to sign in; false where the device refuses. */
export function keepPendingInput(input: string, category: string | null = null): boolean {
  const kept: PendingInput = {
    type: "text",
    input,
    category,
    timestamp: new Date().toISOString(),
    id: crypto.randomUUID(),
  };
  return writeStored(KEY, JSON.stringify(kept));
}

/** Adds words to what waits already: a visitor may say more than one thing before signing in. */
export function addPendingInput(input: string): boolean {
  const waiting = readPendingInput();
  if (waiting === null) return keepPendingInput(input);
  if (waiting.input === input || waiting.input.endsWith(`\n\n${input}`)) return true;
  return keepPendingInput(`${waiting.input}\n\n${input}`, waiting.category);
}

/** What waits on the device; something that cannot be read is thrown away. */
export function readPendingInput(): PendingInput | null {
  const stored = readStored(KEY);
  if (stored === null) return null;
  const pending = parse(stored);
  if (pending === null) writeStored(KEY, null);
  // Entries of older versions carry no id: it is given once, and stays with them through every try.
  else if (!stored.includes(pending.id)) writeStored(KEY, JSON.stringify(pending));
  return pending;
}

function parse(stored: string): PendingInput | null {
  try {
    const read = JSON.parse(stored) as Partial<PendingInput> | null;
    if (read?.type !== "text" || typeof read.input !== "string" || read.input.trim() === "") return null;
    const id = typeof read.id === "string" ? read.id : crypto.randomUUID();
    const category = typeof read.category === "string" ? read.category : null;
    return { type: "text", input: read.input, category, timestamp: read.timestamp ?? "", id };
  } catch {
    return null;
  }
}

/** Sends what waits, and forgets it once the server has confirmed it: "none" where nothing waited. Rejects with `ApiError`. */
export async function sendPendingInput(): Promise<"none" | "sent"> {
  // Of two open tabs one sends; the id would keep it single all the same.
  return navigator.locks ? navigator.locks.request("wisp-pending-input", sendOnce) : sendOnce();
}

async function sendOnce(): Promise<"none" | "sent"> {
  const pending = readPendingInput();
  if (pending === null) return "none";
  const { input, category, id } = pending;
  const words = category === null ? { text: input } : { content: input, category };
  await send({ method: "POST", path: "/api/quick-capture", body: { id, ...words, timezone: deviceTimeZone() } });
  writeStored(KEY, null);
  return "sent";
}
