import { newRelationship } from "#app/features/relationships/contract.ts";
import { createRelationship, displayName, findPeopleByName } from "#app/features/relationships/public.ts";
import type { Act } from "#app/platform/act.ts";
import { settlePeople, sortNames, type Namesakes, type PeopleFound } from "../rules/people-of-item.ts";

/** Looks each name up. */
export async function findPeople(act: Act, names: readonly string[]): Promise<PeopleFound> {
  const found: Namesakes[] = [];
  for (const name of names) {
    const people = await findPeopleByName(act, name);
    found.push({ name, people: people.map((person) => ({ id: person.id, name: displayName(person) })) });
  }
  return sortNames(found);
}

/** Everybody that an accepted item means, those whom nobody knows added. @throws Refusal invalid, free-limit */
export async function addPeople(
  act: Act,
  names: readonly string[],
  chosen: readonly string[] | undefined,
): Promise<string[]> {
  const { ids, add } = settlePeople(await findPeople(act, names), chosen);
  for (const name of add) ids.push((await createRelationship(act, newRelationship.parse({ name }))).row.id);
  return ids;
}
