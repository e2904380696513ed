/** What the journal's refusals say. */
export const journalEn = {
  validation: {
    blank: "Please write something first",
    future: "That day is still to come",
    otherDay: "An entry stands on the day on which it was written",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    journal: typeof journalEn;
  }
}
