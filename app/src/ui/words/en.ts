/** What the parts of the interface say by themselves, on whatever screen they stand. */
export const uiEn = {
  close: "Close",
  cancel: "Cancel",
  loading: "Loading...",
  showMore: "Show more",
  today: "Today, {{date}}",
  retry: "Retry",
  undo: "Undo",
  showPassword: "Show password",
  hidePassword: "Hide password",
  optional: "(optional)",
  notifications: "Notifications",
  home: "Wisp, home",
  offline: "You're offline. What you have written stays in its box until you're back.",
  failed: {
    title: "This did not load",
    text: "Nothing is lost. Please try again in a moment.",
  },
  theme: { toDark: "Switch to the dark theme", toLight: "Switch to the light theme" },
  areas: {
    task: "Task",
    goal: "Goal",
    relationship: "Relationship",
    emotion: "Emotion",
    gratitude: "Gratitude",
    insight: "Insight",
    unsorted: "Unsorted",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    ui: typeof uiEn;
  }
}
