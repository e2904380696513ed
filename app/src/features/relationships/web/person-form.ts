import type { NewRelationship, Relationship, RelationshipChange } from "../contract.ts";
import { FREQUENCIES, RELATIONSHIP_TYPES, SOCIAL_PLATFORMS } from "../contract.ts";

/** A day with a name: an important date, or a milestone. */
export type DateLine = { label: string; date: string };

const TEXTS = [
  "firstName",
  "lastName",
  "nickname",
  "customRelationship",
  "pronouns",
  "birthdate",
  "anniversary",
  "location",
  "timezone",
  "preferredContactMethod",
  "phone",
  "email",
  "loveLanguage",
  "sharedInterests",
  "notes",
  "nextPlannedInteraction",
  "nextPlannedInteractionDescription",
  "jobTitle",
  "photo",
] as const;
/** The fields that are one text each, blank where nothing is said. */
type TextName = (typeof TEXTS)[number] | (typeof SOCIAL_PLATFORMS)[number];

/** A person as the fields of their dialog hold them. */
export type PersonForm = Record<TextName, string> & {
  relationshipType: Relationship["relationshipType"];
  checkInFrequency: Relationship["checkInFrequency"];
  importantDates: readonly DateLine[];
  sharedMilestones: readonly DateLine[];
  tags: readonly string[];
  // What is typed and not added yet; it is added with the rest when it is whole.
  dateDraft: DateLine;
  milestoneDraft: DateLine;
  tagDraft: string;
};
export type FieldName = keyof PersonForm;

const BLANK_LINE: DateLine = { label: "", date: "" };

/** The fields before anything is typed: somebody's, or those of a new friend, relative, colleague. */
export function formOf(person: Relationship | undefined, type: PersonForm["relationshipType"] = "friend"): PersonForm {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, person?.[name] ?? ""])) as Record<TextName, string>;
  for (const platform of SOCIAL_PLATFORMS)
    texts[platform] = person?.socialMediaHandles.find((one) => one.platform === platform)?.handle ?? "";
  return {
    ...texts,
    relationshipType: person?.relationshipType ?? type,
    checkInFrequency: person?.checkInFrequency ?? "monthly",
    importantDates: person?.importantDates ?? [],
    sharedMilestones: person?.sharedMilestones.map(({ title, date }) => ({ label: title, date })) ?? [],
    tags: person?.tags ?? [],
    dateDraft: BLANK_LINE,
    milestoneDraft: BLANK_LINE,
    tagDraft: "",
  };
}

/** Whether a line has both its name and its date. */
export const isWhole = ({ label, date }: DateLine): boolean => label.trim() !== "" && date !== "";
const isBlank = ({ label, date }: DateLine): boolean => label.trim() === "" && date === "";

/** The form with what was typed into its lists and not added yet, as far as that is whole. */
export function withDrafts(form: PersonForm): PersonForm {
  return { ...form, ...addDate(form), ...addMilestone(form), ...addTag(form) };
}

/** Adds the line that was typed to the important dates, once; nothing where it is not whole. */
export const addDate = ({ importantDates, dateDraft }: PersonForm): Partial<PersonForm> =>
  isWhole(dateDraft) ? { importantDates: withLine(importantDates, dateDraft), dateDraft: BLANK_LINE } : {};

/** The same, of the milestones. */
export const addMilestone = ({ sharedMilestones, milestoneDraft }: PersonForm): Partial<PersonForm> =>
  isWhole(milestoneDraft)
    ? { sharedMilestones: withLine(sharedMilestones, milestoneDraft), milestoneDraft: BLANK_LINE }
    : {};

const withLine = (lines: readonly DateLine[], { label, date }: DateLine): DateLine[] => [
  ...lines.filter((line) => line.label !== label.trim() || line.date !== date),
  { label: label.trim(), date },
];

/** Adds the tag that was typed, once; nothing where it is blank. */
export function addTag({ tags, tagDraft }: PersonForm): Partial<PersonForm> {
  const tag = tagDraft.trim();
  if (tag === "") return {};
  return { tags: tags.includes(tag) ? tags : [...tags, tag], tagDraft: "" };
}

/** The word keys of what is missing, by field, the most important first. */
export function missingIn(form: PersonForm): Partial<Record<FieldName, string>> {
  return {
    ...(form.firstName.trim() === "" && { firstName: "relationships:validation.firstName" }),
    ...(form.relationshipType === "other" &&
      form.customRelationship.trim() === "" && { customRelationship: "relationships:validation.customRelationship" }),
    ...(!isBlank(form.dateDraft) && !isWhole(form.dateDraft) && { dateDraft: "relationships:validation.dateLine" }),
    ...(!isBlank(form.milestoneDraft) &&
      !isWhole(form.milestoneDraft) && { milestoneDraft: "relationships:validation.dateLine" }),
  };
}

/** All that the form says of a new person. */
export function personOf(form: PersonForm): NewRelationship {
  const text = (name: TextName) => form[name].trim() || null;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, text(name)]));
  return {
    ...texts,
    firstName: form.firstName.trim(),
    relationshipType: form.relationshipType,
    customRelationship: form.relationshipType === "other" ? text("customRelationship") : null,
    socialMediaHandles: SOCIAL_PLATFORMS.flatMap((platform) => {
      const handle = text(platform);
      return handle === null ? [] : [{ platform, handle }];
    }),
    importantDates: form.importantDates.map(({ label, date }) => ({ label: label.trim(), date })),
    checkInFrequency: form.checkInFrequency,
    tags: [...form.tags],
    sharedMilestones: form.sharedMilestones.map(({ label, date }) => ({ title: label.trim(), date })),
  };
}

/** Only what differs from before. */
export function changeOf(before: PersonForm, form: PersonForm): RelationshipChange {
  const was = personOf(before) as Record<string, unknown>;
  const now = Object.entries(personOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
  );
  const change = Object.fromEntries(now) as RelationshipChange;
  // What somebody is goes with their type, which alone would say nothing.
  return "customRelationship" in change && form.relationshipType === "other"
    ? { ...change, relationshipType: "other" }
    : change;
}

/** A choice of a select, as one of the values that it offers. */
export const asType = (value: string): PersonForm["relationshipType"] =>
  RELATIONSHIP_TYPES.find((type) => type === value) ?? "friend";
export const asFrequency = (value: string): PersonForm["checkInFrequency"] =>
  FREQUENCIES.find((frequency) => frequency === value) ?? "monthly";
