import { addDays } from "@wisp/organizer";
import { and, asc, between, eq, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Owner } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { Refusal } from "#app/shared/problem.ts";
import { LIMITS } from "#app/shared/limits.ts";
import type { DateAhead, DueCheckIn } from "../contract/people.ts";
import { groupOf } from "../rules.ts";
import { byDue, CATCH_UP_DEFAULT, COUNTED, dueCheckInOf, latestMetDue } from "../rules/check-in.ts";
import { datesAhead, placeOf, sortDates } from "../rules/dates-ahead.ts";
import { relationships } from "./tables.ts";

/** Whose people, and on which day. */
type Asked = { db: Db; account: Pick<Owner, "id" | "timezone">; today: string };

const standing = (owner: string) => and(eq(relationships.owner, owner), isNull(relationships.deletedAt));

const {
  id,
  firstName,
  lastName,
  relationshipType,
  photo,
  birthdate,
  anniversary,
  importantDates,
  nextPlannedInteraction,
  nextPlannedInteractionDescription,
  checkInFrequency,
  createdAt,
  lastInteraction,
} = relationships;

/** A page of the dates of the next days. SQL finds the people (by index), the rule their dates. */
export async function pageOfDatesAhead(
  { db, account, today }: Asked,
  {
    days,
    limit = LIMITS.pageDefault,
    cursor,
  }: { days: number; limit?: number | undefined; cursor?: string | undefined },
): Promise<{ rows: DateAhead[]; next: string | null }> {
  const last = addDays(today, days);
  const people = await db
    .select({
      id,
      firstName,
      lastName,
      relationshipType,
      photo,
      birthdate,
      anniversary,
      importantDates,
      nextPlannedInteraction,
      nextPlannedInteractionDescription,
    })
    .from(relationships)
    .where(
      and(
        standing(account.id),
        or(
          comesRound(sql`substr(${birthdate}, 6)`, today, last),
          comesRound(sql`substr(${anniversary}, 6)`, today, last),
          between(nextPlannedInteraction, today, last),
          ne(importantDates, sql`'[]'::jsonb`),
        ),
      ),
    );
  const dates = sortDates(
    people.flatMap((person) => datesAhead({ ...person, relationship: groupOf(person.relationshipType) }, today, days)),
  );
  const after = cursor === undefined ? "" : placeIn(cursor);
  const rows = dates.filter((date) => placeOf(date) > after);
  const page = rows.slice(0, limit);
  const end = page.at(-1);
  const next = rows.length > limit && end ? Buffer.from(placeOf(end)).toString("base64url") : null;
  return { rows: page, next };
}

// Months and days as text, over the end of a year where need be; February 29 goes with the 28th of other years.
function comesRound(monthDay: SQL, today: string, last: string): SQL | undefined {
  const [from, to] = [today.slice(5), last.slice(5) === "02-28" ? "02-29" : last.slice(5)];
  if (last >= addDays(today, 365)) return sql`${monthDay} is not null`;
  return last.slice(0, 4) === today.slice(0, 4)
    ? between(monthDay, from, to)
    : sql`(${monthDay} >= ${from} or ${monthDay} <= ${to})`;
}

function placeIn(cursor: string): string {
  const place = Buffer.from(cursor, "base64url").toString();
  if (!/^\d{4}-\d\d-\d\d\n/.test(place))
    throw new Refusal("invalid", { errors: { cursor: "shared:validation.cursor" } });
  return place;
}

const lastMet = sql<Date>`coalesce(${lastInteraction}, ${createdAt})`;

/**
 * Those whose check-in is due, the longest overdue first: each frequency's own longest-waiting ones, by index, then the
 * rule over them.
 */
export async function dueCheckIns({ db, account, today }: Asked, limit = CATCH_UP_DEFAULT): Promise<DueCheckIn[]> {
  const waiting = COUNTED.map((frequency) =>
    db
      .select({
        id,
        firstName,
        lastName,
        relationshipType,
        photo,
        checkInFrequency,
        createdAt,
        lastInteraction,
      })
      .from(relationships)
      .where(
        and(
          standing(account.id),
          eq(checkInFrequency, frequency),
          // Until the end of that day on the person's own clock.
          lt(lastMet, midnight(addDays(latestMetDue(today, frequency), 1), account.timezone)),
        ),
      )
      .orderBy(asc(lastMet), asc(id))
      .limit(limit),
  );
  const [first, second, ...others] = waiting;
  if (!first || !second) return [];
  const people = await unionAll(first, second, ...others);
  return people
    .flatMap((person) => {
      const { relationshipType: type, lastInteraction: last, createdAt: added } = person;
      const known = { relationship: groupOf(type), lastInteraction: last?.toISOString() ?? null };
      return dueCheckInOf({ ...person, ...known, createdAt: added.toISOString() }, today, account.timezone) ?? [];
    })
    .sort(byDue)
    .slice(0, limit);
}

const midnight = (date: string, timezone: string): SQL => sql`(${date}::timestamp at time zone ${timezone})`;
