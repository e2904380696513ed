import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { recordColumns } from "#app/platform/records/columns.ts";
import type { Interaction } from "../contract.ts";
import type { PersonFields } from "../rules.ts";
import type { MergeMemo } from "../rules/merge-people.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** People in the owner's life. */
export const relationships = pgTable("relationships", {
  ...recordColumns(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name"),
  nickname: text("nickname"),
  relationshipType: text("relationship_type").$type<PersonFields["relationshipType"]>().notNull(),
  customRelationship: text("custom_relationship"),
  pronouns: text("pronouns").$type<NonNullable<PersonFields["pronouns"]>>(),
  birthdate: text("birthdate"),
  anniversary: text("anniversary"),
  location: text("location"),
  timezone: text("timezone"),
  preferredContactMethod: text("preferred_contact_method").$type<NonNullable<PersonFields["preferredContactMethod"]>>(),
  phone: text("phone"),
  email: text("email"),
  socialMediaHandles: jsonb("social_media_handles").$type<PersonFields["socialMediaHandles"]>().notNull(),
  loveLanguage: text("love_language").$type<NonNullable<PersonFields["loveLanguage"]>>(),
  sharedInterests: text("shared_interests"),
  notes: text("notes"),
  importantDates: jsonb("important_dates").$type<PersonFields["importantDates"]>().notNull(),
  checkInFrequency: text("check_in_frequency").$type<PersonFields["checkInFrequency"]>().notNull(),
  nextPlannedInteraction: text("next_planned_interaction"),
  nextPlannedInteractionDescription: text("next_planned_interaction_description"),
  tags: jsonb("tags").$type<PersonFields["tags"]>().notNull(),
  jobTitle: text("job_title"),
  photo: text("photo"),
  sharedMilestones: jsonb("shared_milestones").$type<PersonFields["sharedMilestones"]>().notNull(),
  /** When the newest standing interaction was: derived, so its changes are no version of the person. */
  lastInteraction: moment("last_interaction"),
  /** Of somebody in the trash: who took over what they had. */
  mergedInto: uuid("merged_into"),
  /** What undoing that needs to know. */
  mergeMemo: jsonb("merge_memo").$type<MergeMemo>(),
});

/** What happened with people, and facts about them. */
export const interactions = pgTable("interactions", {
  ...recordColumns(),
  kind: text("kind").$type<Interaction["kind"]>().notNull(),
  at: moment("at").notNull(),
  note: text("note").notNull(),
});

/** Who an interaction was with; the link outlasts a person's time in the trash. */
export const interactionPeople = pgTable(
  "interaction_people",
  {
    owner: uuid("owner").notNull(),
    personId: uuid("person_id").notNull(),
    interactionId: uuid("interaction_id").notNull(),
    /** Whose merge brought it; undoing that takes it away again. */
    mergedFrom: uuid("merged_from"),
  },
  (table) => [primaryKey({ columns: [table.owner, table.personId, table.interactionId] })],
);

export type PersonRow = typeof relationships.$inferSelect;
export type InteractionRow = typeof interactions.$inferSelect;
