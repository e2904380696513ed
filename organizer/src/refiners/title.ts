import type { Clause, Note } from "../clause.ts";
import type { Category } from "../suggestion.ts";

export const LONGEST_TITLE = 120;

/** A short line that names the item: without lead-ins, without the time where it stands at an end, capitalized. */
export function titleOf(clause: Clause, note: Note, category: Category): string {
  const { text, folded, vocabulary } = note;
  let { start, end } = clause.span;
  if (category !== "unsorted") start = Math.max(start, Math.min(clause.coreStart, end));
  if (category === "task" || category === "goal") {
    for (const mention of [...clause.times].reverse()) {
      if (/^[\s.,;:!?)]*$/u.test(folded.slice(mention.span.end, end)) && mention.span.start > start)
        end = mention.span.start;
    }
  }
  for (let left = 2; left > 0 && category !== "unsorted"; left -= 1) {
    const lead = vocabulary.opening.leadIn.exec(folded.slice(start, end));
    if (lead === null || start + lead[0].length >= end) break;
    start += lead[0].length;
    start += /^[\s:,-]*/u.exec(folded.slice(start, end))?.[0].length ?? 0;
  }
  if (category === "gratitude") {
    const thanks = vocabulary.opening.thanksLead.exec(folded.slice(start, end));
    // One word alone is no title: "grateful today".
    if (
      thanks !== null &&
      folded
        .slice(start + thanks[0].length, end)
        .trim()
        .includes(" ")
    )
      start += thanks[0].length;
  }
  const words = text
    .slice(start, end)
    .replace(/\s+/gu, " ")
    .replace(/^[\s,;:.!?…"'()*_~•–—-]+|[\s,;:.…"'(*_~•–—-]+$/gu, "");
  return (
    capitalize(shorten(words)) ||
    capitalize(shorten(text.slice(clause.span.start, clause.span.end).replace(/\s+/gu, " ").trim())) ||
    "…"
  );
}

function capitalize(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter));
}

/** At most 120 characters, cut at a space where there is one, never within a letter of two units. */
function shorten(words: string): string {
  if (words.length <= LONGEST_TITLE) return words;
  const cut = words.slice(0, LONGEST_TITLE - 1);
  const space = cut.lastIndexOf(" ");
  return (space > LONGEST_TITLE / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/u, "")) + "…";
}
