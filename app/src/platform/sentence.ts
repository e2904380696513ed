import type { Sentence } from "./http/problems.ts";

type Table = { readonly [key: string]: string | Table };

/** English sentences by key `namespace:path.to.it`; the same keys that the interface has in three languages. */
export const createSentence =
  (tables: Record<string, Table>): Sentence =>
  (key, params = {}) => {
    const [namespace = "", path = ""] = key.split(":");
    let found: string | Table | undefined = tables[namespace];
    for (const part of path.split(".")) found = typeof found === "object" ? found[part] : undefined;
    if (typeof found !== "string") return key;
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ""));
  };
