import { z } from "zod";
import { calendarDate } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { idParams, instant, listQuery, recordId } from "#app/shared/record.ts";
import { FREQUENCIES, relationship, RELATIONSHIPS } from "../contract.ts";

/** What comes round every year, and the next planned meeting, which comes once. */
export const DATE_KINDS = ["birthday", "anniversary", "important", "planned"] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** Who is meant, as much as a line needs. */
const who = {
  personId: z.guid(),
  /** First and last name. */
  name: z.string(),
  relationship: z.enum(RELATIONSHIPS),
  photo: z.string().nullable(),
};

/** A date of somebody's that lies ahead. */
export const dateAhead = z.object({
  ...who,
  kind: z.enum(DATE_KINDS),
  /** What an important date is, or what is planned; null where the kind says it all. */
  label: z.string().nullable(),
  /** Its next occurrence, today included. */
  date: calendarDate,
  /** The age on a birthday, the years of an anniversary; null where there is nothing to count. */
  turns: z.int().nullable(),
});
export type DateAhead = z.output<typeof dateAhead>;

/** Somebody whose check-in is due. */
export const dueCheckIn = z.object({
  ...who,
  checkInFrequency: z.enum(FREQUENCIES),
  lastInteraction: instant.nullable(),
  /** The day from which it is due. */
  due: calendarDate,
});
export type DueCheckIn = z.output<typeof dueCheckIn>;

/** Two people who may be one. */
export const possibleDouble = z.object({
  personId: z.guid(),
  name: z.string(),
  otherId: z.guid(),
  otherName: z.string(),
});
export type PossibleDouble = z.output<typeof possibleDouble>;

const MAX_DAYS = 366;

/** Its path stands before those with an id. */
export const listDatesAhead = endpoint({
  method: "GET",
  path: "/api/relationships/ahead",
  access: "account",
  summary: "Birthdays, anniversaries, important dates and planned meetings of the next `days`, the soonest first.",
  query: listQuery.pick({ limit: true }).extend({
    days: z.coerce
      .number("shared:validation.number")
      .int("shared:validation.number")
      .min(0, "shared:validation.number")
      .max(MAX_DAYS, "shared:validation.number")
      .default(60),
    cursor: z
      .string()
      .max(800, "shared:validation.cursor")
      .regex(/^[\w-]+$/, "shared:validation.cursor")
      .optional(),
  }),
  output: z.array(dateAhead),
});

export const listDueCheckIns = endpoint({
  method: "GET",
  path: "/api/relationships/to-catch-up",
  access: "account",
  summary: "People whose check-in is due, the longest overdue first; `limit` of them, and no further page.",
  query: listQuery.pick({ limit: true }),
  output: z.array(dueCheckIn),
});

export const listPossibleDoubles = endpoint({
  method: "GET",
  path: "/api/relationships/possible-doubles",
  access: "account",
  summary: "Pairs of people who may be one: of the same name, or where one's nickname is the other's name.",
  query: listQuery.pick({ limit: true }),
  output: z.array(possibleDouble),
});

export const mergeRelationships = endpoint({
  method: "POST",
  path: "/api/relationships/:id/merge",
  access: "account",
  summary:
    "Makes two people one: what the other one has goes to this one, who keeps what both have. The other lies in the " +
    "trash; restoring them from there undoes it all.",
  params: idParams,
  body: z.object({ personId: recordId }),
  output: relationship,
  problems: ["not-found"],
});
