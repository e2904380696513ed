import type { Area } from "#app/ui/badge/areas.ts";

/** A stretch of the text that became an item: `span` in UTF-16 units, half open. */
export type Mark = { id: string; area: Area; span: { start: number; end: number } };

/** A piece of the text in order, from `start` on; `mark` is null between the marks. */
export type Piece = { start: number; text: string; mark: Mark | null };

/**
 * Cuts a text at its marks, so that the pieces joined are the text again. Of marks that overlap the one that starts
 * first keeps its whole stretch and the later one what is left; one that is empty or outside the text is left out.
 */
export function splitMarks(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of marks.toSorted((a, b) => a.span.start - b.span.start)) {
    const start = Math.max(at, mark.span.start);
    const end = Math.min(text.length, mark.span.end);
    if (start >= end) continue;
    if (start > at) pieces.push({ start: at, text: text.slice(at, start), mark: null });
    pieces.push({ start, text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), mark: null });
  return pieces;
}
