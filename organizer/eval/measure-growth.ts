/**
 * `node organizer/eval/measure-growth.ts`: how much longer ten times the text takes to read, for pieces that, repeated,
 * ask most of the reader. Ten is linear, a hundred quadratic. Ends with 1 where a ratio is above the highest allowed.
 */
import { organize, understandAsk } from "../src/index.ts";

const PIECES = [
  "a",
  "a ",
  "a. ",
  "and ",
  ", ",
  "(",
  "\n",
  "\n- ",
  "I need to ",
  "so happy ",
  "9",
  "Tom ",
  "\ud800",
  ":",
  "'",
  '"',
  "- - ",
  "é",
  "e\u0301",
  "every ",
  "y ",
  "not ",
  "1 ",
  "at 5 ",
  "one hour ",
  "the 5th of ",
  "an hour and a half ",
  "she was ",
  "remind me ",
  "i) ",
  "recuérdame ",
  "me rappeler ",
];
const SHORT = 10_000;
const LONG = 100_000;
const HIGHEST_RATIO = 30;
const RUNS = 3;
const context = { now: "2026-03-12T09:30" };

/** The least of a few runs, for what else the machine does only adds. */
function milliseconds(piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / piece.length));
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    organize(text, context);
    understandAsk(text, context);
    return performance.now() - start;
  });
  return Math.min(...runs);
}

milliseconds("every monday ", SHORT);
let highest = 0;
for (const piece of PIECES) {
  const [short, long] = [milliseconds(piece, SHORT), milliseconds(piece, LONG)];
  // Below a millisecond the clock tells little.
  const ratio = long / Math.max(short, 1);
  highest = Math.max(highest, ratio);
  console.log(
    `${JSON.stringify(piece).padEnd(24)} ${short.toFixed(1).padStart(8)} ms ${long.toFixed(1).padStart(8)} ms  × ${ratio.toFixed(1)}`,
  );
}
if (highest > HIGHEST_RATIO) {
  console.error(
    `A text ten times as long took ${highest.toFixed(1)} times as long; at most ${HIGHEST_RATIO} are allowed.`,
  );
  process.exitCode = 1;
}
