/** The words of goals. */
export const goalsEn = {
  validation: {
    title: "Please enter a title for your goal",
  },
  list: {
    title: "Goals",
    subtitle: "What you are working towards, one step at a time.",
    target: "Target date: {{date}}",
    progress: "Progress of {{title}}",
    completed: "Completed",
    complete: "Mark complete",
    notDone: "Not done yet",
    updated: "Goal updated",
    notChanged: "Failed to update goal",
    failed: "Your goals did not load",
    empty: { title: "No goals yet", text: "What you want to reach will stand here, with how far you have come." },
    visitor: "What you want to reach will stand here, with how far you have come. Sign in to begin.",
  },
  categories: {
    personal: "Personal",
    professional: "Career",
    health: "Health",
    financial: "Financial",
    learning: "Learning",
    relationship: "Relationship",
    career: "Career",
    other: "Other",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    goals: typeof goalsEn;
  }
}
