/** Numbers that both halves hold to (decisions B 6, C). */
export const LIMITS = {
  /** Characters of one captured text. */
  captureText: 100_000,
  /** Characters of notes, descriptions and gratitude texts. */
  notes: 10_000,
  /** Characters of titles and names. */
  title: 200,
  /** Entries of any list in a request. */
  list: 100,
  /** Bytes of a JSON body. */
  jsonBody: 1_048_576,
  /** Relationships of a free account. */
  freeRelationships: 5,
  /** Rows of one page where the request names no number, and at most. */
  pageDefault: 50,
  pageMax: 200,
  /** Days that a deleted thing can be brought back. */
  trashDays: 30,
} as const;
