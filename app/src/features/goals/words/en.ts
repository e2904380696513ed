/** The words of goals. */
export const goalsEn = {
  validation: {
    title: "Please enter a title for your goal",
  },
} as const;
