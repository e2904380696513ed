import { readStored, writeStored } from "./storage.ts";

/** What was asked last, and what came of it; it stays on the device until it is dismissed or somebody signs out. */
export type Conversation = {
  query: string;
  category: string;
  response: string;
  /** An instant. */
  timestamp: string;
  source: string;
};

const KEYS: Record<keyof Conversation, string> = {
  query: "lastQuery",
  category: "lastCategory",
  response: "lastResponse",
  timestamp: "lastTimestamp",
  source: "lastSource",
};
// Whose it is: an account's id. A visitor's belongs to whoever sits at the device.
const OWNER = "lastOwner";
const CHANGED = "wisp-conversation";

/** Keeps what was asked last. @param owner the account's id, null of a visitor */
export function saveConversation(conversation: Conversation, owner: string | null): void {
  for (const [field, key] of Object.entries(KEYS)) writeStored(key, conversation[field as keyof Conversation]);
  writeStored(OWNER, owner);
  window.dispatchEvent(new Event(CHANGED));
}

/** The words that were asked last, where they are this person's or a visitor's; null where there are none. */
export function readConversation(owner: string | null): Conversation | null {
  const query = readStored(KEYS.query);
  const theirs = readStored(OWNER);
  if (!query || (theirs !== null && theirs !== owner)) return null;
  const said = (field: keyof Conversation) => readStored(KEYS[field]) ?? "";
  return {
    query,
    category: said("category"),
    response: said("response"),
    timestamp: said("timestamp"),
    source: said("source"),
  };
}

/** Forgets it. */
export function forgetConversation(): void {
  for (const key of [...Object.values(KEYS), OWNER]) writeStored(key, null);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back whenever it changes, in this tab or in another one; returns how to stop. */
export function onConversation(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener("storage", changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener("storage", changed);
  };
}
