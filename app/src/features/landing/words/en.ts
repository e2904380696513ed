/** What the landing page says. */
export const landingEn = {
  tagline: "Say what's on your mind. Find it in its place.",
  logIn: "Log in",
  toDashboard: "Open the dashboard",
  toAuth: "Sign in or register",
  placeholder: "Ask... or tell Wisp anything",
  send: "Send",
  clear: "Clear",
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
  blank: { title: "Please enter a search query", text: "Type something to ask Wisp" },
  pending: "Summoning wisdom...",
  failed: "Search failed",
  unknownError: "An unknown error occurred",
  tooLong: "That is longer than fits at once (100,000 characters). It is still in the box: please send it in parts.",
  result: "Answer",
  undo: "Undo",
  undone: "Taken back. Your words are still kept in Organize.",
  undoFailed: "That could not be taken back",
  seeInOrganize: "See it in Organize",
  onDevice: "This is what Wisp found. It is kept for good once you are signed in.",
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
