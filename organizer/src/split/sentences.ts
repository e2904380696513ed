import type { Span } from "../suggestion.ts";
import type { Vocabulary } from "../text/vocabulary.ts";

const BREAK = /[.!?…]+["')\]»”]*(?=\s|$)|;|\n| [-–—|/•]+ |—|\s\(|\)(?=\s|$)|[!?]+(?=\p{L})|\p{Extended_Pictographic}\uFE0F?/gu;

/** Cuts a line into sentences: at stops, semicolons, spaced dashes and brackets; not after an abbreviation or a digit's point. */
export function splitSentences(folded: string, line: Span, vocabulary: Vocabulary): Span[] {
  const sentences: Span[] = [];
  const row = folded.slice(line.start, line.end);
  let start = 0;
  for (const match of row.matchAll(BREAK)) {
    if (match[0].startsWith(".") && match[0].length === 1 && endsAbbreviation(row.slice(Math.max(0, match.index - 12), match.index), vocabulary)) continue;
    if (match[0].endsWith("(") && !bracketsSentence(row, match.index + match[0].length)) continue;
    if (match[0] === ")" && row.lastIndexOf("(", match.index) > start) continue;
    if (match[0] === "\n" && /\p{Lu}/u.test(row)) continue;
    push(sentences, line.start + start, line.start + match.index + (match[0].startsWith(" ") || match[0] === "\n" ? 0 : match[0].length));
    start = match.index + match[0].length;
  }
  push(sentences, line.start + start, line.end);
  return sentences;
}

function push(sentences: Span[], start: number, end: number): void {
  if (end > start) sentences.push({ start, end });
}

function endsAbbreviation(before: string, { abbreviations }: Vocabulary): boolean {
  const word = /[\p{L}.]+$/u.exec(before)?.[0] ?? "";
  return (abbreviations.has(word) && word !== "no") || /^\p{L}$/u.test(word) || /(?:^|[^\p{L}])\d{1,2}$/u.test(before) && before.trim().length <= 2;
}

/** A bracket that holds several words is an aside of its own; a short one ("by 10 july") belongs to its sentence. */
function bracketsSentence(row: string, start: number): boolean {
  const close = row.indexOf(")", start);
  const inside = row.slice(start, close === -1 ? row.length : close);
  return inside.trim().split(/ +/u).length >= 3 && !/\d/u.test(inside);
}
