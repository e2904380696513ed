import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/database.ts";
import type { PossibleDouble } from "../contract/people.ts";
import { DOUBLES_DEFAULT, possibleDoubles } from "../rules/same-name.ts";
import { relationships } from "./tables.ts";

const { id, firstName, lastName, nickname, createdAt } = relationships;

/** Pairs of people who may be one. SQL finds, by index, those whose name somebody else goes by too; the rule the pairs. */
export async function doublesOf(db: Db, owner: string, limit = DOUBLES_DEFAULT): Promise<PossibleDouble[]> {
  const standing = and(eq(relationships.owner, owner), isNull(relationships.deletedAt));
  const people = await db
    .select({ id, firstName, lastName, nickname })
    .from(relationships)
    .where(and(standing, inArray(id, namedAlike(owner))))
    .orderBy(asc(createdAt), asc(id))
    .limit(MOST_PEOPLE);
  return possibleDoubles(people, limit);
}

// More than a screen will ever tell.
const MOST_PEOPLE = 5_000;

const namedAlike = (owner: string) => sql`(
  with people as not materialized
    (select id, first_name, full_name, nickname from ${relationships} where owner = ${owner} and deleted_at is null),
  nicknamed as materialized
    (select id, wisp_fold(nickname) as nickname from people where wisp_fold(nickname) is not null)
  select id from people where full_name in (select full_name from people group by full_name having count(*) > 1)
  union select id from nicknamed
  union select id from people where full_name in (select nickname from nicknamed)
  union select id from people where wisp_fold(first_name) in (select nickname from nicknamed)
)`;
