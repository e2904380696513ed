/** What the landing page says. */
export const landingEn = {
  tagline: "Say what's on your mind. Find it in its place.",
  logIn: "Log in",
  toDashboard: "Open the dashboard",
  toAuth: "Sign in or register",
  shortcutsLabel: "Life areas",
  shortcuts: {
    dashboard: "Dashboard",
    tasks: "Tasks",
    goals: "Goals",
    relationships: "Relationships",
    emotions: "Emotions",
    gratitude: "Gratitude",
    insights: "Insights",
    upload: "Upload",
    organize: "Organize",
    voiceNotes: "Voice Notes",
  },
  invite: {
    title: "So far, this lives on this device alone.",
    text: "Sign up free, and your words go with you.",
    action: "Start Your Magical Journey",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    landing: typeof landingEn;
  }
}
