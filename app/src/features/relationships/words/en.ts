/** The words of relationships. */
export const relationshipsEn = {
  validation: {
    firstName: "Please enter a first name for this relationship",
    customRelationship: "Please specify the relationship type",
    photo: "Please choose one of your own pictures",
    merge: "Please choose another person",
  },
  list: {
    title: "Relationships",
    subtitle: "The people who matter, and when you last spoke.",
    lastSpoke: "Last spoke {{when}}",
    never: "No moment noted yet",
    failed: "Your people did not load",
    empty: {
      title: "Nobody here yet",
      text: "Mention somebody in a note, add them with one click, and Wisp keeps when you last spoke.",
    },
    visitor: "The people you mention will stand here, with when you last spoke. Sign in to begin.",
  },
  groups: { friend: "Friend", family: "Family", colleague: "Colleague", other: "Other" },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    relationships: typeof relationshipsEn;
  }
}
