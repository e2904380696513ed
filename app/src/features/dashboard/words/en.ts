/** What the dashboard and the pages of the life areas say. */
export const dashboardEn = {
  greeting: {
    morning: "Good morning, {{name}}",
    afternoon: "Good afternoon, {{name}}",
    evening: "Good evening, {{name}}",
  },
  visitorName: "User",
  ask: "Ask the assistant",
  areas: "Life areas",
  tabs: {
    tasks: "Tasks",
    goals: "Goals",
    relationships: "Relationships",
    emotions: "Emotions",
    gratitude: "Gratitude",
    insights: "Insights",
  },
  capture: {
    label: "What's on your mind?",
    placeholder: "What's on your mind?",
    submit: "Capture",
    sending: "Capturing...",
  },
  insights: {
    title: "Life Insights",
    subtitle: "Everything that Wisp found in your words, the newest first.",
    empty: { title: "No insights yet", text: "What you noticed about yourself and your days will stand here." },
    visitor: "What you noticed about yourself and your days will stand here. Sign in to begin.",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    dashboard: typeof dashboardEn;
  }
}
