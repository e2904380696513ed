/** What the Organize page says. */
export const browseEn = {
  title: "Organize Your Content",
  subtitle: "Browse, search, and organize all the insights extracted from your uploads.",
  search: "Search content...",
  clearSearch: "Clear search",
  filters: "Filters",
  moreFilters: "More Filters",
  category: "Category",
  all: "All Categories",
  places: {
    task: "Tasks",
    goal: "Goals",
    relationship: "Relationships",
    emotion: "Emotions",
    gratitude: "Gratitude",
    insight: "Insights",
    unsorted: "Unsorted",
  },
  newest: "Newest First",
  oldest: "Oldest First",
  hideCompleted: "Hide completed tasks",
  onlyFavorites: "Show favorites only",
  trash: "Trash",
  trashAbout: "What you delete stays here for 30 days.",
  views: "View",
  list: "List View",
  grid: "Grid View",
  done: "Done",
  notes: "Notes",
  oneNote: "One note and what came of it.",
  showAll: "Show everything",
  failed: "Your content did not load",
  empty: {
    title: "No results found",
    search: "Try adjusting your search or filter to find what you're looking for.",
    start: "Start adding content to organize your life.",
    clear: "Clear search and filters",
    trash: "The trash is empty",
    trashText: "What you delete can be brought back from here for 30 days.",
  },
  restore: "Restore",
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    browse: typeof browseEn;
  }
}
