/** What the journal says, its refusals first. */
export const journalEn = {
  validation: {
    blank: "Please write something first",
    future: "That day is still to come",
    otherDay: "An entry stands on the day on which it was written",
  },
  titles: {
    journal: { title: "Journal", subtitle: "Your days in your own words." },
    task: { title: "Journal: Tasks", subtitle: "What you wrote that holds a task." },
    emotion: { title: "Journal: Emotions", subtitle: "What you wrote that holds a feeling." },
  },
  new: {
    title: "New Journal Entry",
    placeholder: "What's on your mind today?",
    save: "Save Entry",
    saving: "Saving...",
    kept: "Kept as you type",
  },
  saved: "Entry saved",
  savedLocally: "Entry saved locally",
  empty: { title: "Nothing written yet" },
  failed: "Your entry could not be saved",
  notStored: "Your browser's storage does not take it.",
  stillThere: "Your words are still here.",
  seen: {
    count_one: "Wisp sees {{count}} thing here",
    count_other: "Wisp sees {{count}} things here",
    label: "What Wisp sees here",
    asks: "Asks you first",
    logs: "Logs an interaction",
    notes: "Worth remembering",
    today: "Today",
  },
  recent: "Recent Entries",
  aside: "Days",
  calendar: "Calendar",
  search: { button: "Search", label: "Search your entries", clear: "Clear search" },
  filter: {
    button: "Filter",
    label: "Filter entries",
    holds: "Entries that hold",
    all: "Anything",
    task: "A task",
    emotion: "An emotion",
    from: "From",
    to: "To",
    clear: "Clear",
    done: "Done",
  },
  someOnly: "Not all of them",
  showAll: "Show everything",
  row: { unfold: "Show what it holds: {{date}}", fold: "Show less: {{date}}" },
  listFailed: "Your entries did not load",
  nothing: {
    entries: { title: "No entries yet", text: "What you write stands here, day by day, with what Wisp found in it." },
    task: { title: "No tasks in your words yet", text: "Entries and notes that hold a task will stand here." },
    emotion: { title: "No feelings in your words yet", text: "Entries and notes that hold a feeling will stand here." },
    found: { title: "Nothing found", text: "No entry fits. Try other words, or other days." },
    write: "Write something",
  },
  onThisDay: {
    title: "On this day",
    ago_one: "One year ago today",
    ago_other: "{{count}} years ago today",
    quote: "“{{words}}”",
    show: "Show {{date}}",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    journal: typeof journalEn;
  }
}
