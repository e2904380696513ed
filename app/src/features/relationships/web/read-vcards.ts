import { isTimeZone } from "#app/shared/calendar-date.ts";
import { LIMITS } from "#app/shared/limits.ts";
import {
  FREQUENCIES,
  newRelationship,
  RELATIONSHIP_TYPES,
  relationshipChange,
  SOCIAL_PLATFORMS,
  type NewRelationship,
} from "../contract.ts";
import { NO_YEAR } from "../rules/dates-ahead.ts";
import { cardsIn, type VCardLine } from "./vcard-lines.ts";
import { propertiesOf, type VCardProperty } from "./vcard-values.ts";

export { decodeText } from "./vcard-lines.ts";

/** Somebody found in a file: what will be kept, and what of the card will not. */
export type FoundPerson = { person: NewRelationship & { firstName: string }; dropped: DroppedField[] };
/** Fields of a card that there is no place for, or whose value makes no sense. */
export type DroppedField = "photo" | "birthdate" | "anniversary" | "timezone" | "email" | "phone" | "other";

/** What a file holds: people, and how many cards had no name at all. */
export type ReadCards = { people: FoundPerson[]; nameless: number };

/**
 * The people of a vCard file, version 2.1 to 4.0. A birthday without its year becomes an important date of the name
 * `birthday`; further numbers, addresses and links go to the notes; a photo is left out, for it is no file of ours.
 */
export function readVCards(text: string, birthday: string): ReadCards {
  const cards = cardsIn(text).map((lines) => personOf(lines, birthday));
  const people = cards.filter((card) => card !== null);
  return { people, nameless: cards.length - people.length };
}

function personOf(lines: VCardLine[], birthday: string): FoundPerson | null {
  const hasPhoto = lines.some(({ name }) => name === "PHOTO");
  const properties = propertiesOf(
    lines.filter(({ name }) => !/^(PHOTO|LOGO|SOUND|KEY|VERSION|UID|REV|PRODID)$/.test(name)),
  );
  const named = (name: string) => properties.filter((property) => property.name === name);
  const text = (name: string) => named(name).map(textOf).find(Boolean);
  const names = namesOf(named("n")[0], text("fn") ?? text("org") ?? text("nickname") ?? text("email"));
  if (names === null) return null;
  const dropped = new Set<DroppedField>(hasPhoto ? ["photo"] : []);
  const [email, ...emails] = byPreference(named("email"));
  const [phone, ...phones] = byPreference(named("tel").filter(({ types }) => !types.includes("fax")));
  const [nickname, ...nicknames] = named("nickname").flatMap(({ values }) => values.flat());
  const dates = datesOf(properties, birthday, dropped);
  const handles = named("x-socialprofile").concat(named("url"), named("impp")).map(handleOf);
  const links = handles.flatMap((one) => (typeof one === "string" ? [one] : []));
  const socialMediaHandles = handles.flatMap((one) => (typeof one === "string" ? [] : [one]));
  const timezone = text("tz");
  if (timezone !== undefined && !isTimeZone(timezone)) dropped.add("timezone");
  const further = [...nicknames, ...phones, ...emails, ...links].filter((line) => line !== "");
  const notes = [...named("note").map(textOf), further.join("\n")].filter(Boolean).join("\n\n");
  const known = (name: string, choices: readonly string[]) => choices.find((choice) => choice === text(name));
  const wanted = {
    ...names,
    nickname,
    email,
    phone: phone?.replace(/^tel:/i, ""),
    ...dates,
    location: named("adr").map(placeOf).find(Boolean),
    timezone: timezone !== undefined && isTimeZone(timezone) ? timezone : undefined,
    jobTitle: [text("title") ?? text("role"), text("org")].filter(Boolean).join(", ") || undefined,
    notes: notes || undefined,
    tags: unique(named("categories").flatMap(({ values }) => values.flat().map((tag) => tag.trim()))),
    socialMediaHandles,
    relationshipType: known("x-wisp-relationship", RELATIONSHIP_TYPES),
    customRelationship: text("x-wisp-custom-relationship"),
    checkInFrequency: known("x-wisp-check-in", FREQUENCIES),
  };
  return keptOf(wanted, dropped);
}

// Each field by itself: one that is too long or makes no sense takes nothing else with it.
function keptOf(wanted: Record<string, unknown>, dropped: Set<DroppedField>): FoundPerson | null {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined || value === "") continue;
    const schema = relationshipChange.shape[name as keyof typeof relationshipChange.shape];
    if (schema.safeParse(value).success) kept[name] = value;
    else if (name === "firstName" && typeof value === "string") kept[name] = value.slice(0, LIMITS.title);
    else dropped.add(isNamed(name) ? name : "other");
  }
  if (kept["relationshipType"] === "other" && kept["customRelationship"] === undefined) delete kept["relationshipType"];
  const read = newRelationship.safeParse({ id: crypto.randomUUID(), ...kept });
  if (!read.success || read.data.firstName === undefined) return null;
  const { firstName, id } = read.data;
  return { person: { ...(kept as NewRelationship), id, firstName }, dropped: [...dropped] };
}

const isNamed = (name: string): name is DroppedField => /^(birthdate|anniversary|email|phone)$/.test(name);

function namesOf(n: VCardProperty | undefined, whole: string | undefined) {
  const [family = "", given = ""] = (n?.values.flat() ?? []).map((part) => part.trim());
  if (given !== "") return { firstName: given, lastName: family || undefined };
  if (family !== "") return { firstName: family };
  if (whole === undefined) return null;
  const [firstName = whole, ...rest] = whole.split(/\s+(.*)/s);
  return { firstName, lastName: rest[0] || undefined };
}

function datesOf(properties: VCardProperty[], birthday: string, dropped: Set<DroppedField>) {
  const importantDates: { label: string; date: string }[] = [];
  const found: { birthdate?: string; anniversary?: string } = {};
  for (const property of properties) {
    const { name, group } = property;
    if (!/^(bday|anniversary|x-anniversary|x-abdate)$/.test(name)) continue;
    const date = dateOf(property);
    const said = properties.find((one) => one.name === "x-ablabel" && one.group === group && group !== "");
    const label = said && textOf(said).replace(/^_\$!<(.*)>!\$_$/, "$1");
    const field = name === "bday" ? "birthdate" : "anniversary";
    const isOther = name === "x-abdate" && label?.toLowerCase() !== "anniversary";
    if (date === null) dropped.add(isOther ? "other" : field);
    else if (isOther) importantDates.push({ label: label || birthday, date });
    else if (date.startsWith(NO_YEAR))
      importantDates.push({ label: field === "birthdate" ? birthday : "Anniversary", date });
    else found[field] ??= date;
  }
  return { ...found, ...(importantDates.length > 0 && { importantDates }) };
}

// 19900507, 1990-05-07, with a time behind it, --0507, --05-07.
function dateOf(property: VCardProperty): string | null {
  const text = textOf(property).trim();
  const full = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(text);
  const yearless = /^--(\d\d)-?(\d\d)$/.exec(text);
  const year = property.omitsYear ? NO_YEAR : full?.[1];
  const date = full ? `${year}-${full[2]}-${full[3]}` : yearless ? `${NO_YEAR}-${yearless[1]}-${yearless[2]}` : null;
  return date !== null && relationshipChange.shape.birthdate.safeParse(date).success ? date : null;
}

// The one that is marked as preferred comes first.
const byPreference = (properties: VCardProperty[]): string[] =>
  properties
    .toSorted((a, b) => Number(b.types.includes("pref")) - Number(a.types.includes("pref")))
    .map(textOf)
    .filter((value) => value !== "");

function placeOf({ values }: VCardProperty): string {
  const [, , , locality = "", region = "", , country = ""] = values.flat().map((part) => part.trim());
  return [locality, locality === "" ? region : "", country].filter(Boolean).join(", ");
}

/** A handle on one of our platforms, or the link as it stands. */
function handleOf(property: VCardProperty): { platform: (typeof SOCIAL_PLATFORMS)[number]; handle: string } | string {
  const value = textOf(property)
    .replace(/^x-apple:/i, "")
    .trim();
  const address = value.replace(/^https?:\/\/(www\.)?/i, "").replace(/^x\.com\//i, "twitter.com/");
  const isOf = (platform: string) => property.types.includes(platform) || address.startsWith(`${platform}.com/`);
  const platform = SOCIAL_PLATFORMS.find(isOf);
  if (!platform) return value;
  const handle = address.replace(/^[^/]+\.[^/]+\/(in\/)?/, "").replace(/\/+$/, "");
  return { platform, handle: handle || value };
}

const textOf = ({ values }: VCardProperty): string => values.flat().join(", ").trim();
const unique = (values: string[]): string[] =>
  [...new Set(values.filter((value) => value !== ""))].slice(0, LIMITS.list);
