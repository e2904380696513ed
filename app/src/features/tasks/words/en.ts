/** The words of tasks. */
export const tasksEn = {
  validation: {
    title: "Please enter a title for your task",
  },
} as const;
