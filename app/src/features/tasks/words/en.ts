/** The words of tasks. */
export const tasksEn = {
  validation: {
    title: "Please enter a title for your task",
    occurrence: "The series already has one on that date",
  },
  list: {
    title: "Tasks",
    subtitle: "What needs doing, and when.",
    overdue: "Overdue",
    today: "Today",
    week: "This week",
    later: "Later",
    none: "No date",
    done: "Done",
    complete: "Complete: {{title}}",
    failed: "Your tasks did not load",
    notChanged: "Failed to update task",
    high: "High",
    low: "Low",
    empty: { title: "No tasks yet", text: "What you need to do will stand here, beside the words it came from." },
    visitor: "What you need to do will stand here, by day. Sign in to begin.",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    tasks: typeof tasksEn;
  }
}
