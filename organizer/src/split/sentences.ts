import type { Note } from "../clause.ts";
import type { Span } from "../suggestion.ts";
import type { Vocabulary } from "../text/vocabulary.ts";

const BREAK = /[.!?…]+["')\]»”]*(?=\s|$)|;| [|/•]+ |—|(?<=\s)\(?[a-h1-9]\)(?=\s)|\s\((?![a-h1-9]\)\s)|\)(?=\s|$)|[!?]+(?=\p{L})|\p{Extended_Pictographic}\uFE0F?/gu;

/** Cuts a line into sentences: at stops, semicolons, bars, numbers in brackets, and brackets; not after an abbreviation or a digit's point. */
export function splitSentences({ text, folded, vocabulary }: Note, line: Span): Span[] {
  const sentences: Span[] = [];
  const row = folded.slice(line.start, line.end);
  let start = 0;
  for (const match of row.matchAll(BREAK)) {
    if (match[0].startsWith(".") && match[0].length === 1 && endsAbbreviation(row.slice(Math.max(0, match.index - 12), match.index), text.slice(line.start + match.index + 1, line.start + match.index + 8).trimStart(), vocabulary)) continue;
    if (match[0].endsWith("(") && !bracketsSentence(row, match.index + match[0].length)) continue;
    if (match[0] === ")" && row.lastIndexOf("(", match.index) > start) continue;
    push(sentences, line.start + start, line.start + match.index + (/^[\s(\d a-h]/u.test(match[0]) ? 0 : match[0].length));
    start = match.index + match[0].length;
  }
  push(sentences, line.start + start, line.end);
  return sentences;
}

function push(sentences: Span[], start: number, end: number): void {
  if (end > start) sentences.push({ start, end });
}

/** "Dr. Lee" goes on; "by 13 Mar. Lunch with Mei" does not, for only a title may stand before a capital. */
function endsAbbreviation(before: string, next: string, { abbreviations, titles }: Vocabulary): boolean {
  const word = /[\p{L}.]+$/u.exec(before)?.[0] ?? "";
  if (titles.has(word)) return true;
  if (/^\d{1,2}$/u.test(before.trim())) return true;
  if (/\d$/u.test(before.slice(0, before.length - word.length))) return word === "" ? false : /^\p{L}$/u.test(word) ? false : abbreviations.has(word) && /^\d/u.test(next);
  return !/^\p{Lu}/u.test(next) && (abbreviations.has(word) || /^\p{L}$/u.test(word));
}

/** A bracket that holds several words is an aside of its own; a short one ("by 10 july") belongs to its sentence. */
function bracketsSentence(row: string, start: number): boolean {
  const close = row.indexOf(")", start);
  const inside = row.slice(start, close === -1 ? row.length : close);
  if (close !== -1 && !/^\) *(?:[.!?,;]|$)/u.test(row.slice(close, close + 4))) return false;
  return inside.trim().split(/ +/u).length >= 3 && !/\d/u.test(inside);
}
