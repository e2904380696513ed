// npm run eval [-- --misses] [-- --external <folder>]: how well notes and asks are understood, by set, category and language.
// Ends with 1 where a figure is below its floor (floors.json).
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { CATEGORIES, INTENTS, LANGUAGES, organize, understandAsk } from "../src/index.ts";
import { scoreExternal } from "./score-external.ts";
import { f1, scoreAsk, scoreNote, shareOf, type Figures, type GoldAsk, type GoldNote, type Tally } from "./score.ts";

const SETS = [
  { name: "development", notes: "notes.jsonl", asks: "asks.jsonl" },
  { name: "own", notes: "own/notes-dev.jsonl", asks: "own/asks-dev.jsonl" },
  { name: "kept aside", notes: "own/notes-aside.jsonl", asks: "own/asks-aside.jsonl" },
] as const;
const NOTE_COLUMNS = ["F1", "precision", "recall", "dated", "undated", "repeating", "single", "mood", "people"];
const ASK_COLUMNS = ["intent", "category", "dated", "undated", "repeating", "single"];

type Floors = Record<string, Record<string, Record<string, number>>>;
const floors = JSON.parse(readFileSync(join(import.meta.dirname, "floors.json"), "utf8")) as Floors;
const args = process.argv.slice(2);
const below: string[] = [];

for (const { name, notes, asks } of SETS) {
  if (!existsSync(join(import.meta.dirname, notes))) continue;
  const misses: string[] = [];
  const [noteTally, askTally]: [Tally, Tally] = [new Map(), new Map()];
  for (const note of read<GoldNote>(notes)) scoreNote(noteTally, note, organize(note.text, { now: note.now }), (what) => misses.push(what));
  for (const ask of read<GoldAsk>(asks)) scoreAsk(askTally, ask, understandAsk(ask.text, { now: ask.now }), (what) => misses.push(what));
  table(`${name}: notes`, noteTally, ["all", ...CATEGORIES, ...LANGUAGES], NOTE_COLUMNS);
  table(`${name}: asks`, askTally, ["all", ...INTENTS, ...LANGUAGES], ASK_COLUMNS);
  if (args.includes("--misses")) console.log(`${misses.join("\n")}\n`);
  check(name, "notes", noteTally.get("all"));
  check(name, "asks", askTally.get("all"));
}

const external = args[args.indexOf("--external") + 1];
if (args.includes("--external") && external !== undefined) {
  for (const [what, share] of Object.entries(scoreExternal(external))) {
    console.log(`external ${what.padEnd(24)} ${format(shareOf(share))} of ${share.of}`);
    atLeast("external", what, "share", shareOf(share));
  }
  spawnSync(process.execPath, [join(import.meta.dirname, "score-dates.ts"), external], { stdio: "inherit" });
}

if (below.length > 0) {
  console.error(`Below its floor:\n${below.join("\n")}`);
  process.exitCode = 1;
}

function read<Line>(path: string): Line[] {
  const rows = readFileSync(join(import.meta.dirname, path), "utf8").split("\n");
  return rows.filter((row) => row.trim() !== "").map((row) => JSON.parse(row) as Line);
}

function figure(figures: Figures, column: string): number | null {
  return column === "F1" ? f1(figures) : shareOf(figures[column]);
}

function format(value: number | null): string {
  return value === null ? "-" : value.toFixed(3);
}

function table(heading: string, tally: Tally, rows: readonly string[], columns: readonly string[]): void {
  const line = (name: string, cells: readonly string[]) => console.log(name.padEnd(22) + cells.map((cell) => cell.padStart(11)).join(""));
  line(heading, columns);
  for (const row of rows) {
    const figures = tally.get(row);
    if (figures !== undefined) line(row, columns.map((column) => format(figure(figures, column))));
  }
  console.log();
}

function check(set: string, kind: string, figures: Figures = {}): void {
  for (const column of Object.keys(floors[set]?.[kind] ?? {})) atLeast(set, kind, column, figure(figures, column));
}

function atLeast(set: string, kind: string, column: string, value: number | null): void {
  const floor = floors[set]?.[kind]?.[column];
  if (floor !== undefined && (value ?? 0) < floor) below.push(`${set} ${kind} ${column}: ${format(value)} < ${floor}`);
}
