/** What gatherers may do with the journal: filing keeps entry and capture one fact, browse lists them with their items. */
export { changeEntry, createEntry, restoreEntry, trashEntry } from "./server/keep-entry.ts";
export { findEntry, findEntryOfCapture, pageOfEntries, presentEntry } from "./server/store.ts";
export { journalEntries, type JournalRow } from "./server/tables.ts";
export { countEntries } from "./server/count-entries.ts";
