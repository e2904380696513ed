/** What the dashboard says. */
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
  checkIn: "New Check-in",
  account: "Account menu",
  aside: "At a glance",
  new: {
    button: "New...",
    capture: "Quick capture",
    task: "Task",
    goal: "Goal",
    person: "Person",
    gratitude: "Gratitude entry",
  },
  previous: {
    title: "Previous Conversation",
    saved: "We've saved your previous conversation.",
    again: "Ask again",
    dismiss: "Dismiss",
  },
  device: {
    label: "Where your things are",
    text: "Your things are on this device, and nowhere else. With an account they are safe, and with you everywhere.",
    signUp: "Sign up to keep them",
    dismiss: "Not now",
  },
  waiting: { title: "Waiting for you", all: "See all of them" },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    dashboard: typeof dashboardEn;
  }
}
