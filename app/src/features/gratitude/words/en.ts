/** The words of gratitude. */
export const gratitudeEn = {
  validation: {
    content: "Please share what you're grateful for",
    entries: "Please add at least one gratitude entry",
  },
  list: {
    title: "Gratitude Journal",
    subtitle: "Good things, day by day. Small ones count.",
    failed: "Your gratitude did not load",
    empty: { title: "Nothing here yet", text: "The good things you mention will stand here, day by day." },
    visitor: "The good things you mention will stand here, day by day. Sign in to begin.",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    gratitude: typeof gratitudeEn;
  }
}
