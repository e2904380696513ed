/** The words of gratitude. */
export const gratitudeEn = {
  validation: {
    content: "Please share what you're grateful for",
    entries: "Please add at least one gratitude entry",
  },
  list: {
    title: "Gratitude Journal",
    subtitle: "Three good things a day. Small ones count.",
    failed: "Your gratitude did not load",
    empty: { title: "Nothing here yet", text: "The good things you mention will stand here, day by day." },
    delete: "Delete: {{text}}",
  },
  page: {
    choose: "Choose a day",
    today: "Today",
    backToToday: "Back to today",
    readOnly: "Past days can be read, not changed",
    question: "What are you grateful for today?",
    field: "Good thing {{number}}",
    placeholder: "One more thing…",
    save: "Save",
    saving: "Saving...",
    more: "More of today",
    pastDays: "Past days",
    noPast: "The last three days with good things will stand here.",
    noEntries: "No gratitude entries for this date.",
    thisYear_one: "good thing since January",
    thisYear_other: "good things since January",
    streak_one: "day in a row",
    streak_other: "days in a row",
  },
  form: {
    open: "Add Gratitude Entry",
    content: "What are you grateful for?",
    date: "Date",
    categories: "Categories",
    categoriesHint: "Separate them with commas: family, small things",
    submit: "Save entry",
    done: "Close",
    required: "Content required",
  },
  gratefulFor: {
    title: "Grateful for",
    empty: "Something small counts, too.",
  },
  toasts: {
    none: "No entries",
    saved: "Gratitude saved",
    savedText: "Your gratitude entries have been recorded",
    savedLocally: "Gratitude saved locally",
    savedLocallyText: "Your gratitude has been saved to this device",
    saveFailed: "Failed to save gratitude",
    createFailed: "Failed to create gratitude entry",
    notStored: "Could not save gratitude to your browser storage",
    deleted: "Gratitude entry deleted",
    deletedText: "It lies in the trash for 30 days.",
    deleteFailed: "Failed to delete gratitude entry",
    restored: "Gratitude entry is back",
    restoreFailed: "Failed to bring the entry back",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    gratitude: typeof gratitudeEn;
  }
}
