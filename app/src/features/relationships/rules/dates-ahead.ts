import { addDays, addMonths } from "@wisp/organizer";
import type { DateAhead, DateKind } from "../contract/people.ts";
import type { Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";

/** The year that address books write for a birthday whose year nobody knows; it has a February 29. */
export const NO_YEAR = "1604";

/** What has to be known of a person to say which of their dates come next. */
export type DatedPerson = Pick<
  Relationship,
  | "id"
  | "firstName"
  | "lastName"
  | "relationship"
  | "photo"
  | "birthdate"
  | "anniversary"
  | "importantDates"
  | "nextPlannedInteraction"
  | "nextPlannedInteractionDescription"
>;

/**
 * When a date comes round next, today included; one that lies ahead is still to come for the first time. February 29
 * is kept on the 28th of a year that has no other (decisions 15).
 */
export function nextAnniversary(date: string, today: string): string {
  if (date >= today) return date;
  const here = inYear(date, yearOf(today));
  return here >= today ? here : inYear(date, yearOf(today) + 1);
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

const inYear = (date: string, year: number): string => {
  const first = `${String(year).padStart(4, "0")}-${date.slice(5, 7)}-01`;
  const day = addDays(first, Number(date.slice(8)) - 1);
  return day.slice(0, 7) === first.slice(0, 7) ? day : addDays(addMonths(first, 1), -1);
};

/** The dates of a person from today on, as many days ahead: each at its next occurrence, in no order. */
export function datesAhead(person: DatedPerson, today: string, days: number): DateAhead[] {
  const last = addDays(today, days);
  const { id: personId, relationship, photo } = person;
  const common = { personId, name: displayName(person), relationship, photo };
  const yearly = (kind: DateKind, date: string, label: string | null): DateAhead => {
    const next = nextAnniversary(date, today);
    const years = kind === "important" ? 0 : yearOf(next) - yearOf(date);
    return { ...common, kind, label, date: next, turns: years > 0 ? years : null };
  };
  const { birthdate, anniversary, nextPlannedInteraction: planned } = person;
  const dates = [
    ...(birthdate === null ? [] : [yearly("birthday", birthdate, null)]),
    ...(anniversary === null ? [] : [yearly("anniversary", anniversary, null)]),
    ...person.importantDates.map(({ date, label }) => yearly("important", date, label)),
    ...(planned === null
      ? []
      : [
          {
            ...common,
            kind: "planned" as const,
            label: person.nextPlannedInteractionDescription,
            date: planned,
            turns: null,
          },
        ]),
  ];
  return dates.filter(({ date }) => date >= today && date <= last);
}

/** The soonest first; on one day by name. */
export const sortDates = (dates: readonly DateAhead[]): DateAhead[] =>
  dates
    .map((date) => ({ date, place: placeOf(date) }))
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
    .map(({ date }) => date);

/** Where a date stands in its list: a text of its own for each, in the list's order. */
export const placeOf = ({ date, name, personId, kind, label }: DateAhead): string =>
  [date, beginning(name), personId, kind, beginning(label ?? "")].join("\n");

const beginning = (text: string): string => (text.length <= 20 ? text : [...text].slice(0, 20).join(""));
