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
  ask: {
    placeholder: "Ask... or tell Wisp anything",
    send: "Send",
    clear: "Clear",
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
    title: "Ask Wisp",
    about: "A question, a note, a place to go.",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    assistant: typeof assistantEn;
  }
}
