const PREFIX = "wisp-draft-";
const VISITOR = "visitor";

/**
 * Words that are being written. They are kept for this tab alone, so that a reload loses nothing and closing the tab
 * leaves nothing behind, and under the name of who wrote them: nobody else who signs in here ever sees them.
 */
export type Draft = {
  text: string;
  /** The id under which exactly these words were sent once; null where they were not. */
  sentAs: string | null;
};

const NOTHING: Draft = { text: "", sentAs: null };

/** The draft of a person (their id; null: a visitor); an empty one where there is none. */
export function readDraft(name: string, owner: string | null): Draft {
  try {
    const kept = read(PREFIX + name);
    if (kept?.owner !== (owner ?? VISITOR) || typeof kept.text !== "string") return NOTHING;
    return { text: kept.text, sentAs: typeof kept.sentAs === "string" ? kept.sentAs : null };
  } catch {
    return NOTHING;
  }
}

/** Keeps a draft, an empty one by forgetting it; false where the browser refuses. */
export function keepDraft(name: string, owner: string | null, draft: Draft): boolean {
  try {
    if (draft.text === "") sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify({ ...draft, owner: owner ?? VISITOR }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets all drafts, or all but those of whoever has signed in now; a visitor's may be their own. */
export function forgetDrafts(but?: string): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith(PREFIX))) {
      const owner = read(key)?.owner;
      if (but === undefined || (owner !== but && owner !== VISITOR)) sessionStorage.removeItem(key);
    }
  } catch {
    // The browser keeps its storage closed: then there is nothing in it.
  }
}

function read(key: string): { owner?: unknown; text?: unknown; sentAs?: unknown } | null {
  return JSON.parse(sessionStorage.getItem(key) ?? "null") as { owner?: unknown } | null;
}
