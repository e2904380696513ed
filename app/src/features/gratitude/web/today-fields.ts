import type { GratitudeItem } from "../contract.ts";

/** What somebody is typing in one of the three fields, and the entry that it changes; null where it is a new one. */
export type Draft = { item: GratitudeItem | null; text: string };

/** The three fields; null where nothing was typed. */
export type Drafts = readonly (Draft | null)[];

export const NO_DRAFTS: Drafts = [null, null, null];

/**
 * What stands in the three fields, and the day's further entries. An entry that arrives from elsewhere meanwhile takes
 * a field that nobody is typing in, so that nothing typed is ever saved over it.
 */
export function layOut(items: readonly GratitudeItem[], drafts: Drafts): { fields: Draft[]; further: GratitudeItem[] } {
  const edited = new Set(drafts.map((draft) => draft?.item?.id));
  const further = items.filter((item) => !edited.has(item.id));
  const fields = drafts.map((draft) => {
    if (draft) return draft;
    const item = further.shift() ?? null;
    return { item, text: item?.text ?? "" };
  });
  return { fields, further };
}

/** What saving a draft does: an emptied field takes its entry away, a blank new one is dropped. */
export function actOf({ item, text }: Draft): "add" | "change" | "remove" | "nothing" {
  const said = text.trim();
  if (item === null) return said === "" ? "nothing" : "add";
  return said === "" ? "remove" : said === item.text ? "nothing" : "change";
}
