import type { PossibleDouble } from "../contract/people.ts";
import { displayName, type PersonFields } from "../rules.ts";

type Named = Pick<PersonFields, "firstName" | "lastName" | "nickname">;

// Most names have no accent to lose, and thousands are compared.
const IS_PLAIN = /^[ -~]*$/;

/** A name without accents, case and room to spare, for comparing. */
export const foldedName = (name: string): string =>
  (IS_PLAIN.test(name) ? name : name.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase().trim().replace(/\s+/g, " ");

/** Every name that somebody goes by, folded. */
export const foldedNamesOf = (person: Named): string[] =>
  [person.firstName, displayName(person), person.nickname ?? person.firstName].map(foldedName);

/** How many pairs there are where nobody says how many. */
export const DOUBLES_DEFAULT = 10;

/**
 * Pairs of people who may be one, each once, the older one of a pair first: the same full name, or a nickname that is
 * the other one's first name, full name or nickname, where their last names do not speak against it.
 * @param people the oldest first
 */
export function possibleDoubles(people: readonly (Named & { id: string })[], limit: number): PossibleDouble[] {
  const byName = new Map<string, (Named & { id: string })[]>();
  const found: PossibleDouble[] = [];
  for (const person of people) {
    const names = new Set(foldedNamesOf(person));
    const others = new Set([...names].flatMap((name) => byName.get(name) ?? []));
    for (const other of others) {
      if (found.length >= limit) return found;
      if (mayBeOne(other, person)) found.push(pairOf(other, person));
    }
    for (const name of names) {
      const same = byName.get(name);
      if (same) same.push(person);
      else byName.set(name, [person]);
    }
  }
  return found;
}

const pairOf = (person: Named & { id: string }, other: Named & { id: string }): PossibleDouble => ({
  personId: person.id,
  name: displayName(person),
  otherId: other.id,
  otherName: displayName(other),
});

/** Whether two people may be one, by their names alone. */
export function mayBeOne(one: Named, other: Named): boolean {
  if (foldedName(displayName(one)) === foldedName(displayName(other))) return true;
  const lasts = [one.lastName, other.lastName].map((last) => last && foldedName(last));
  if (lasts[0] && lasts[1] && lasts[0] !== lasts[1]) return false;
  // First names alone say little: two people called Tom are two people.
  const [nick, otherNick] = [one.nickname, other.nickname].map((name) => name && foldedName(name));
  return Boolean(
    (nick && foldedNamesOf(other).includes(nick)) || (otherNick && foldedNamesOf(one).includes(otherNick)),
  );
}
