import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./sources.ts";

const FOLDER = "docs/specification";
const TARGET = "docs/specification.md";
const PARTS = ["main-job", "account", "life-areas", "ask", "voice-and-files"] as const;
const STATES = ["done", "not yet", "differs"] as const;

/** One statement of the specification, and what is known of it here. */
export type Row = {
  id: string;
  section: string;
  statement: string;
  part: string;
  /** The reading (see readings.md) that it stands under. */
  decision: string;
  state: string;
  /** Paths, separated by " | ". */
  place: string;
  /** `path: title` of a test, several separated by " | ". */
  test: string;
  note: string;
};

/** Rows of a tab-separated table, its first line the columns' names. */
export function parseTable(text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => Object.fromEntries(line.split("\t").map((cell, i) => [names[i] ?? "", cell.trim()])));
}

/** The checklist with what places.tsv says; a row without a line there is "not yet". */
export function joinRows(checklist: string, places: string): Row[] {
  const known = new Map(parseTable(places).map((row) => [row["id"], row]));
  const blank = { section: "", statement: "", part: "", decision: "", state: "not yet", place: "", test: "", note: "" };
  return parseTable(checklist).map((row) => ({ id: "", ...blank, ...row, ...known.get(row["id"]) }));
}

const list = (cell: string): string[] => cell.split(" | ").filter((part) => part !== "");

/** What is wrong with the table; empty where all is well. @param read a file's text, null where there is none */
export function findFaults(rows: readonly Row[], places: string, read: (path: string) => string | null): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  const faults = parseTable(places).flatMap(({ id = "" }) =>
    ids.has(id) ? [] : [`${id}: is no row of the checklist`],
  );
  for (const { id, state, place, test, note } of rows) {
    if (!(STATES as readonly string[]).includes(state)) faults.push(`${id}: ${state} is no state`);
    if (state !== "not yet" && place === "") faults.push(`${id}: is ${state}, but has no place`);
    if (state === "done" && test === "") faults.push(`${id}: is done, but no test shows it`);
    if (state === "differs" && note === "") faults.push(`${id}: differs, but no note says how`);
    for (const path of list(place)) if (read(path) === null) faults.push(`${id}: there is no ${path}`);
    for (const shown of list(test)) {
      const path = shown.split(": ", 1)[0] ?? "";
      const title = shown.slice(path.length + 2);
      const text = read(path);
      if (text === null) faults.push(`${id}: there is no ${path}`);
      else if (title === "" || !text.includes(title)) faults.push(`${id}: ${path} has no test "${title}"`);
    }
  }
  return faults;
}

/** The page itself. */
export function render(rows: readonly Row[], readings: string): string {
  const count = (part: string, state: string) => rows.filter((row) => row.part === part && row.state === state).length;
  const total = (part: string) => rows.filter((row) => row.part === part).length;
  return (
    [
      "# The specification, row by row",
      "Made by `npm run specification` from [checklist.tsv](specification/checklist.tsv), " +
        "[places.tsv](specification/places.tsv) and [readings.md](specification/readings.md): change those, not this page.",
      ["| Part | Rows | Done | Differs | Not yet |", "| --- | --- | --- | --- | --- |"]
        .concat(
          PARTS.map(
            (part) =>
              `| ${[part, total(part), ...["done", "differs", "not yet"].map((s) => count(part, s))].join(" | ")} |`,
          ),
        )
        .join("\n"),
      readings.trim(),
      ...PARTS.map((part) => `## ${part}\n\n${table(rows.filter((row) => row.part === part))}`),
      "",
    ]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}

function table(rows: readonly Row[]): string {
  const escape = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
  const code = (cell: string) =>
    list(cell)
      .map((path) => `\`${path}\``)
      .join("<br>");
  const tests = (cell: string) =>
    list(cell)
      .map((shown) => escape(shown.replace(/^(\S+): /, "`$1`: ")))
      .join("<br>");
  const line = (row: Row) =>
    `| ${[row.id, escape(row.statement), row.state, code(row.place), tests(row.test), escape([row.note, row.decision && `reading ${row.decision}`].filter(Boolean).join("; "))].join(" | ")} |`;
  return [
    "| Row | Statement | State | Place | Test | Notes |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(line),
  ].join("\n");
}

const read = (path: string): string | null => (existsSync(join(ROOT, path)) ? readFile(path) : null);
const readFile = (path: string): string => {
  try {
    return readFileSync(join(ROOT, path), "utf8");
  } catch {
    // A folder may be a place too.
    return "";
  }
};

/** The page as the sources say now, and what is wrong with them. */
export function makePage(): { page: string; faults: string[]; current: string | null; rows: Row[] } {
  const places = read(`${FOLDER}/places.tsv`) ?? "";
  const rows = joinRows(read(`${FOLDER}/checklist.tsv`) ?? "", places);
  const page = render(rows, read(`${FOLDER}/readings.md`) ?? "");
  return { page, faults: findFaults(rows, places, read), current: read(TARGET), rows };
}

if (import.meta.main) {
  const { page, faults, rows } = makePage();
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) writeFileSync(join(ROOT, TARGET), page);
  console.log(
    `${rows.length} rows, ${rows.filter(({ state }) => state === "not yet").length} not yet, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
