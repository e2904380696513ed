import type { FieldName, PersonForm } from "./person-form.ts";

/** What each section of the dialog is given: the form, how to change it, and what is wrong with which field. */
export type SectionProps = {
  form: PersonForm;
  set: (change: Partial<PersonForm>) => void;
  /** A sentence for the field, or undefined. */
  errorOf: (name: FieldName) => string | undefined;
};

/** The sections of the dialog in their order, each with its fields. */
export const SECTIONS = {
  core: [
    "firstName",
    "lastName",
    "nickname",
    "relationshipType",
    "customRelationship",
    "pronouns",
    "birthdate",
    "anniversary",
    "location",
    "timezone",
  ],
  communication: ["preferredContactMethod", "phone", "email", "twitter", "instagram", "linkedin"],
  preferences: ["loveLanguage", "sharedInterests", "notes", "importantDates", "dateDraft"],
  scheduling: ["checkInFrequency", "nextPlannedInteraction", "nextPlannedInteractionDescription"],
  extras: ["tags", "tagDraft", "jobTitle", "photo", "sharedMilestones", "milestoneDraft"],
} as const satisfies Record<string, readonly FieldName[]>;
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** The section that a field stands in. */
export const sectionOf = (name: string): SectionName =>
  SECTION_NAMES.find((section) => SECTIONS[section].some((field) => field === name)) ?? "core";

// What everybody has says nothing.
const GIVEN: ReadonlySet<FieldName> = new Set(["relationshipType", "dateDraft", "milestoneDraft", "tagDraft"]);

/** How many fields of a section say something. */
export const filledIn = (form: PersonForm, section: SectionName): number =>
  SECTIONS[section].filter((name: FieldName) => !GIVEN.has(name) && Object.keys(form[name]).length > 0).length;

/** What a one-line field of the form needs beside its label. */
export function bind({ form, set, errorOf }: SectionProps) {
  return (name: TextField) => ({
    name,
    value: form[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
}
type TextField = { [K in FieldName]: PersonForm[K] extends string ? K : never }[FieldName];
