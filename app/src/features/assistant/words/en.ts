/** The words of the ask box's answers. */
export const assistantEn = {
  validation: {
    blank: "Please enter a search query",
  },
  answers: {
    captured: "Here is where it went.",
    nothing: "Kept as you wrote it. There was nothing in it to file.",
    navigate: "On the way.",
    later: "Wisp has kept your words. It cannot answer questions yet; answers come later.",
    reminder: "Kept, with its date. Wisp cannot ring you yet; reminders that arrive come later.",
    visitorLater: "Wisp cannot answer questions yet; answers come later. With an account it keeps what you ask.",
    visitorNote: "Here is where it would go.",
  },
  actions: {
    task: "Open tasks",
    goal: "Open goals",
    relationship: "Open relationships",
    emotion: "Open emotions",
    gratitude: "Open gratitude",
    insight: "Open insights",
    unsorted: "Open Organize",
    upload: "Open Upload",
    organize: "Open Organize",
    journal: "Open the journal",
  },
} as const;
