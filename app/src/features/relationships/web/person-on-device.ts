import type { z } from "zod";
import { Refusal } from "#app/shared/problem.ts";
import { instantOf, oneOf, readRecord, textOf, type DeviceList } from "#app/shell/device/device-list.ts";
import { newRelationship, RELATIONSHIP_TYPES, relationshipChange, type Relationship } from "../contract.ts";
import { groupOf, newPerson } from "../rules.ts";

/** A visitor's people, with the two fields that follow from others kept beside them. */
export const PERSON_LIST: DeviceList<Relationship> = { name: "relationships", read: readPerson };

/**
 * A person out of an entry of any age: former names are mapped as the server maps them, and a field that is not lawful
 * is left out rather than the person. Null where there is no name.
 */
function readPerson(entry: Readonly<Record<string, unknown>>): Relationship | null {
  const sent = newRelationship.safeParse({ ...lawful(entry), ...typeOf(entry) });
  if (!sent.success) return null;
  try {
    const person = newPerson(sent.data);
    return {
      ...readRecord(entry),
      ...person,
      relationship: groupOf(person.relationshipType),
      lastInteraction: momentIn(entry["lastInteraction"]) ?? momentIn(entry["lastContactDate"]),
    };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

// Each field by itself, and each line of a list by itself: one that nobody understands takes nothing else with it.
function lawful(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { lastInteraction: _last, lastContactDate: _met, ...shape } = relationshipChange.shape;
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<z.ZodType>(shape)) {
    const value = entry[name];
    const part = Array.isArray(value) ? value.filter((line) => schema.safeParse([line]).success) : value;
    if (part !== undefined && schema.safeParse(part).success) fields[name] = part;
  }
  return fields;
}

// The label that cards showed says what somebody is whose type is "other"; where even that is missing, the type does.
function typeOf(entry: Readonly<Record<string, unknown>>) {
  const type =
    oneOf(RELATIONSHIP_TYPES, entry["relationshipType"], undefined) ??
    oneOf(RELATIONSHIP_TYPES, entry["relationship"], undefined);
  if (type !== "other") return {};
  const label = [entry["customRelationship"], entry["relationshipLabel"]]
    .map(textOf)
    .find((text) => text !== null && text.trim() !== "" && text.length <= 200);
  return { customRelationship: label ?? "Other" };
}

// Of a day alone it is noon, as on the server.
const momentIn = (value: unknown): string | null =>
  instantOf(typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T12:00:00Z` : value);
