import ICAL from "ical.js";
import type { Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";
import { NO_YEAR } from "../rules/dates-ahead.ts";

type Property = [name: string, params: Record<string, string>, type: string, ...values: (string | string[])[]];

/**
 * People as vCards of version 4.0. What vCards have no field for goes into fields of our own (`X-WISP-`), important
 * dates into those that address books use; an important date `birthday` without a year is the birthday. Photos, milestones
 * and plans stay here.
 */
export const writeVCards = (people: readonly Relationship[], birthday: string): string =>
  people.map((person) => `${ICAL.stringify(["vcard", propertiesFor(person, birthday), []])}\r\n`).join("");

function propertiesFor(person: Relationship, birthday: string): Property[] {
  const { firstName, lastName, birthdate, anniversary, importantDates } = person;
  const yearless =
    birthdate === null && importantDates.find(({ label, date }) => label === birthday && date.startsWith(NO_YEAR));
  const dates = importantDates.filter((one) => one !== yearless);
  return [
    ["version", {}, "text", "4.0"],
    ["uid", {}, "uri", `urn:uuid:${person.id}`],
    ["fn", {}, "text", displayName(person)],
    ["n", {}, "text", [lastName ?? "", firstName, "", "", ""]],
    ...one("nickname", person.nickname),
    ...one("bday", birthdate ?? (yearless ? yearless.date.replace(NO_YEAR, "-") : null), "date-and-or-time"),
    ...one("anniversary", anniversary, "date-and-or-time"),
    ...one("tel", person.phone),
    ...one("email", person.email),
    ...(person.location === null ? [] : [["adr", {}, "text", ["", "", "", person.location, "", "", ""]] as Property]),
    ...one("tz", person.timezone),
    ...one("title", person.jobTitle),
    ...one("note", person.notes),
    ...(person.tags.length > 0 ? [["categories", {}, "text", ...person.tags] as Property] : []),
    ...person.socialMediaHandles.map(({ platform, handle }): Property => [
      "x-socialprofile",
      { type: platform },
      "text",
      handle,
    ]),
    ...dates.flatMap(({ label, date }, index): Property[] => {
      const group = `item${index + 1}`;
      return [
        ["x-abdate", { group }, "text", date],
        ["x-ablabel", { group }, "text", label],
      ];
    }),
    ["x-wisp-relationship", {}, "text", person.relationshipType],
    ...one("x-wisp-custom-relationship", person.customRelationship),
    ["x-wisp-check-in", {}, "text", person.checkInFrequency],
  ];
}

const one = (name: string, value: string | null, type = "text"): Property[] =>
  value === null ? [] : [[name, {}, type, value]];
