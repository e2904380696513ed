import { readSources } from "./sources.ts";

const LONGEST = 300;
const LONGEST_TEST = 400;

/** The exceptions, each by name and with its reason; the check prints how many there are. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map();

const files = readSources(/\.([cm]?[jt]sx?|css|html|sql)$/);
const median = [...files.values()].map(lines).sort((a, b) => a - b)[Math.floor(files.size / 2)] ?? 0;
const tooLong = [...files].filter(
  ([path, text]) => lines(text) > (/\.test\.tsx?$/.test(path) ? LONGEST_TEST : LONGEST) && !EXCEPTIONS.has(path),
);
for (const [path, text] of tooLong) console.error(`${path}: ${lines(text)} lines; split it`);
console.log(`${files.size} files read, median ${median} lines, ${EXCEPTIONS.size} exceptions`);
process.exitCode = files.size > 0 && tooLong.length === 0 ? 0 : 1;

function lines(text: string): number {
  return text.split("\n").length - 1;
}
