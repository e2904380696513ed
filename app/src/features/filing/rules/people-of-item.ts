import { Refusal } from "#app/shared/problem.ts";

/** A name, and everybody who has it. */
export type Namesakes = { name: string; people: { id: string; name: string }[] };

/** Whom the names of an item mean among the people that its owner has. */
export type PeopleFound = {
  /** Everybody that exactly one name means. */
  ids: string[];
  /** Names that nobody has yet. */
  unknown: string[];
  /** Names that several people have. */
  several: Namesakes[];
};

/** What was found for each name, sorted by what can be made of it. */
export const sortNames = (found: readonly Namesakes[]): PeopleFound => ({
  ids: [...new Set(found.flatMap(({ people: [one, ...more] }) => (one && more.length === 0 ? [one.id] : [])))],
  unknown: found.filter(({ people }) => people.length === 0).map(({ name }) => name),
  several: found.filter(({ people }) => people.length > 1),
});

/**
 * Everybody that an accepted item means: those that its names mean beyond doubt, those that the person chose for the
 * doubtful ones, and unknown ones, whose names are to be added. A choice where no name was doubtful stands for the
 * unknown names.
 * @throws Refusal invalid where a name means several people and none was chosen
 */
export function settlePeople(
  { ids, unknown, several }: PeopleFound,
  chosen: readonly string[] = [],
): { ids: string[]; add: string[] } {
  const chose = chosen.length > 0;
  if (!chose && (several.length > 0 || ids.length + unknown.length === 0))
    throw new Refusal("invalid", { errors: { personIds: "filing:validation.whichPerson" } });
  const add = chose && several.length === 0 ? [] : unknown.map(asName);
  return { ids: [...new Set([...ids, ...chosen])], add };
}

/** A name as somebody is added under it: as it was written, with a capital. */
export const asName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
