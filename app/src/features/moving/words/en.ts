/** The words of moving from a device into an account. */
export const movingEn = {
  progress: "Moving your things into your account: {{done}} of {{total}}",
  progressLabel: "How far the moving has come",
  people: {
    title: "Relationships Migrated",
    text: "Saved to your account: {{moved}} of {{total}}.",
  },
  done: { title: "It's all in your account", text: "{{moved}} of {{total}} entries have moved." },
  failed: {
    title: "Migration Failed",
    text_one: "One entry is still on this device. Nothing is lost.",
    text_other: "{{count}} entries are still on this device. Nothing is lost.",
  },
  deleted: "This device is empty now",
  ask: {
    title: "There is something on this device",
    text: "It was kept here before you signed in. Should it go into your account?",
    move: "Move to my account",
    keep: "Keep on this device",
    delete: "Delete",
    sure: "Delete what is on this device?",
    sureText: "It is in no account, and nobody can bring it back.",
    deleteAll: "Delete for good",
  },
  things: {
    moods_one: "{{count}} mood",
    moods_other: "{{count}} moods",
    relationships_one: "{{count}} person",
    relationships_other: "{{count}} people",
    interactions_one: "{{count}} interaction",
    interactions_other: "{{count}} interactions",
    tasks_one: "{{count}} task",
    tasks_other: "{{count}} tasks",
    goals_one: "{{count}} goal",
    goals_other: "{{count}} goals",
    gratitude_one: "{{count}} gratitude entry",
    gratitude_other: "{{count}} gratitude entries",
    journal_one: "{{count}} journal entry",
    journal_other: "{{count}} journal entries",
    captures_one: "{{count}} note",
    captures_other: "{{count}} notes",
    insights_one: "{{count}} item without its note",
    insights_other: "{{count}} items without their note",
  },
  left: {
    title_one: "One entry could not be moved",
    title_other: "{{count}} entries could not be moved",
    text: "{{moved}} of {{total}} have moved. These are still on this device, just as they were.",
    retry: "Try again",
    waits: "Something that it belongs to has not moved yet.",
    unreadable: "Wisp cannot read this entry.",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    moving: typeof movingEn;
  }
}
