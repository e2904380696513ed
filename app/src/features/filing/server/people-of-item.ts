import { createRelationship, displayName, findPeopleByName } from "#app/features/relationships/public.ts";
import type { Act } from "#app/platform/act.ts";
import { Refusal } from "#app/shared/problem.ts";
import { newRelationship } from "#app/features/relationships/contract.ts";

/** Whom the names of an item mean among the people that its owner has. */
export type PeopleFound = {
  /** Everybody that exactly one name means. */
  ids: string[];
  /** Names that nobody has yet. */
  unknown: string[];
  /** Names that several people have. */
  several: { name: string; people: { id: string; name: string }[] }[];
};

/** Looks each name up. */
export async function findPeople(act: Act, names: readonly string[]): Promise<PeopleFound> {
  const found: PeopleFound = { ids: [], unknown: [], several: [] };
  for (const name of names) {
    const people = await findPeopleByName(act, name);
    if (people.length === 0) found.unknown.push(name);
    else if (people[0] && people.length === 1) found.ids.push(people[0].id);
    else found.several.push({ name, people: people.map((person) => ({ id: person.id, name: displayName(person) })) });
  }
  return { ...found, ids: [...new Set(found.ids)] };
}

/**
 * Everybody that an accepted item means: those that its names mean beyond doubt, those that the person chose for the
 * doubtful ones, and unknown ones, who are added. A choice where no name was doubtful stands for the unknown names.
 * @throws Refusal invalid where a name means several people and none was chosen; free-limit
 */
export async function settlePeople(
  act: Act,
  names: readonly string[],
  chosen: readonly string[] | undefined,
): Promise<string[]> {
  const { ids, unknown, several } = await findPeople(act, names);
  const chose = chosen !== undefined && chosen.length > 0;
  if (!chose && (several.length > 0 || ids.length + unknown.length === 0))
    throw new Refusal("invalid", { errors: { personIds: "filing:validation.whichPerson" } });
  if (chose) ids.push(...chosen);
  if (chose && several.length === 0) return [...new Set(ids)];
  for (const name of unknown)
    ids.push((await createRelationship(act, newRelationship.parse({ name: asName(name) }))).row.id);
  return [...new Set(ids)];
}

const asName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
