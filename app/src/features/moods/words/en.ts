/** The words of moods and check-ins. */
export const moodsEn = {
  validation: {
    mood: "Please select a mood first",
  },
} as const;
