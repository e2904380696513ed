/** The words of gratitude. */
export const gratitudeEn = {
  validation: {
    content: "Please share what you're grateful for",
    entries: "Please add at least one gratitude entry",
  },
} as const;
