import { callPage } from "#app/shell/api.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { listRelationships, type Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";
import { writeVCards } from "./write-vcards.ts";

/** Hands somebody's card to the browser's downloads. */
export const exportOne = (person: Relationship, birthday: string): void =>
  download(`${displayName(person)}.vcf`, writeVCards([person], birthday));

/**
 * Hands everybody's cards to the browser's downloads, read page by page.
 * @param tell how many were read so far
 * @returns how many there were; rejects where a page did not load
 */
export async function exportEverybody(birthday: string, tell: (count: number) => void): Promise<number> {
  const people = await everybody(tell);
  download("wisp-contacts.vcf", writeVCards(people, birthday));
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

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/vcard;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name.replace(/[/\\:]/g, "-") });
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
