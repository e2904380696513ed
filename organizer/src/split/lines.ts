import type { Category } from "../suggestion.ts";
import type { Vocabulary } from "../text/vocabulary.ts";

/** A line of the note without its bullet, or several lines that read as one. */
export type Line = {
  start: number;
  end: number;
  bullet: boolean;
  checked: boolean;
  /** What the heading above calls it. */
  heading: Category | "nothing" | null;
  /** Where the heading above stands, for a date that it may give. */
  headingStart: number;
  headingEnd: number;
  /** Shouted scraps ("APPT REMINDER / THU 02/26") that say one thing together. */
  scraps: boolean;
};

const BULLET = /^[ ]*(?:(?:[-*•·▪◦‣–—+>]|→|->|\(?\d{1,2}[.)](?!\d)|[a-h]\))[ ]+|(?:[-*•·▪]|→)(?=[^\s\d*-]))/u;
const BOX = /^[ ]*(?:[-*•] ?)?(?:\[([ xX✓✔]?)\]|([☐□]|[☑☒✅✔✓]))[ ]*/u;
const LONG_LINE = 60;

/** Cuts a note into lines: bullets and boxes off, headings kept for what stands below them, scraps joined. */
export function splitLines(text: string, folded: string, vocabulary: Vocabulary): Line[] {
  const lines: Line[] = [];
  let heading: Pick<Line, "heading" | "headingStart" | "headingEnd"> = { heading: null, headingStart: 0, headingEnd: 0 };
  const raw = rawLines(text);
  for (const [index, { start, end }] of raw.entries()) {
    const row = folded.slice(start, end);
    if (row.trim() === "") continue;
    const next = raw[index + 1];
    const nextRow = next === undefined ? "" : folded.slice(next.start, next.end);
    const marker = BOX.exec(row) ?? BULLET.exec(row);
    if (marker === null) {
      const kind = headingKind(row.trim(), text.slice(start, end).trim(), nextRow, vocabulary);
      if (kind !== undefined) {
        heading = { heading: kind, headingStart: start, headingEnd: end };
        continue;
      }
      const last = lines.at(-1);
      if (last !== undefined && raw[index - 1]?.end === last.end && readsOn(text.slice(last.start, last.end), text.slice(start, end))) {
        last.end = end;
        last.scraps ||= isShouted(text.slice(last.start, last.end));
        continue;
      }
      // Running text after a list is no longer under the list's heading.
      if (last?.bullet === true || raw[index - 1]?.start === raw[index - 1]?.end) heading = { heading: null, headingStart: 0, headingEnd: 0 };
    }
    const length = marker?.[0].length ?? 0;
    const box = marker === null ? undefined : (marker[1] ?? marker[2]);
    lines.push({ start: start + length, end, bullet: marker !== null, scraps: false, checked: box !== undefined && /[xX✓✔☑☒✅]/u.test(box), ...heading });
  }
  return lines;
}

function rawLines(text: string): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(/\r\n|\n|\r|\u2028|\u2029/gu)) {
    lines.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  lines.push({ start, end: text.length });
  return lines;
}

/** What a heading says of the lines below; null for a heading without a meaning of its own, undefined for no heading. */
function headingKind(row: string, original: string, nextRow: string, { opening }: Vocabulary): Category | "nothing" | null | undefined {
  const words = row.split(/ +/u).length;
  const listBelow = BULLET.test(nextRow) || BOX.test(nextRow);
  const colon = row.endsWith(":");
  const shouted = words <= 3 && /\p{Lu}{2}/u.test(original) && !/\p{Ll}|\d/u.test(original);
  if (words > 10 || !(colon || shouted || (listBelow && words <= 8) || (words <= 4 && nextRow.trim() !== ""))) return undefined;
  const named: [RegExp, Category | "nothing"][] = [
    [opening.doneHeading, "nothing"], [opening.gratitudeHeading, "gratitude"], [opening.goalHeading, "goal"],
    [opening.insightHeading, "insight"], [opening.emotionHeading, "emotion"], [opening.relationshipHeading, "relationship"],
  ];
  for (const [pattern, kind] of named) if (pattern.test(row) && (colon || listBelow || shouted)) return kind;
  if (opening.taskHeading.test(row) && (colon || listBelow || shouted)) return "task";
  if (colon || listBelow) return null;
  return shouted && listBelow ? null : undefined;
}

/** Whether a line goes on in the next: a wrapped sentence, or the shouted scraps of a printed slip. */
function readsOn(line: string, next: string): boolean {
  if (isShouted(line) && isShouted(next)) return true;
  const lastRow = line.slice(line.lastIndexOf("\n") + 1);
  return lastRow.length >= LONG_LINE && /[\p{L},]\s*$/u.test(line) && /^\p{Ll}/u.test(next.trimStart());
}

function isShouted(line: string): boolean {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0;
  // One small letter in ten is what a scanner misreads.
  return (letters >= 4 && capitals >= letters * 0.9) || (letters < 4 && /\d/.test(line));
}
