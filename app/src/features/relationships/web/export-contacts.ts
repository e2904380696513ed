import { callPage } from "#app/shell/api.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { listRelationships, type Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";

/** Hands somebody's card to the browser's downloads. */
export const exportOne = (person: Relationship, birthday: string): Promise<void> =>
  download(displayName(person), [person], birthday);

/**
 * Hands everybody's cards to the browser's downloads, read page by page.
 * @param tell how many were read so far
 * @param isWanted asked before the download: whoever closed the dialog gets none
 * @returns how many there were, or null; rejects where a page did not load
 */
export async function exportEverybody(
  birthday: string,
  tell: (count: number) => void,
  isWanted: () => boolean,
): Promise<number | null> {
  const people = await everybody(tell);
  if (!isWanted()) return null;
  await download("wisp-contacts", people, birthday);
  return people.length;
}

/** All people, read page by page. */
export async function everybody(tell: (count: number) => void = () => undefined): Promise<Relationship[]> {
  const people: Relationship[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof callPage<typeof listRelationships>>> = await callPage(
      listRelationships,
      { query: { limit: LIMITS.pageMax, order: "asc" } },
      next,
    );
    people.push(...page.items);
    tell(people.length);
    next = page.next;
  } while (next !== null);
  return people;
}

async function download(name: string, people: readonly Relationship[], birthday: string): Promise<void> {
  // What writes cards is loaded by those who want some.
  const { writeVCards } = await import("./write-vcards.ts");
  const url = URL.createObjectURL(new Blob([writeVCards(people, birthday)], { type: "text/vcard;charset=utf-8" }));
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: `${name.replace(/[/\\:]/g, "-")}.vcf` });
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
