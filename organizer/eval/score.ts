import type { Ask, Category, Suggestion } from "../src/index.ts";

/** A labelled item of a note, as the evaluation sets write it. */
export type GoldItem = { category: Category; about: string[]; due: string | null; repeat: string | null; people: string[]; mood?: string };
export type GoldNote = { id: string; now: string; lang: string; text: string; items: GoldItem[] };
export type GoldAsk = { id: string; now: string; lang: string; text: string; intent: string; category: string | null; due: string | null; repeat: string | null };

/** Right answers of all that count; an empty one has no share. */
export type Share = { right: number; of: number };
export type Figures = Record<string, Share>;
/** Figures by row: "all", a category or an intent, a language. */
export type Tally = Map<string, Figures>;

const LONGEST_FINDABLE = 120;

const plain = (words: string | null) => (words ?? "").normalize("NFC").toLowerCase();
const same = (a: unknown, b: unknown) => (a ?? null) === (b ?? null);

/** Counts a note: which gold items were found, and of those which fields are right. Says each miss. */
export function scoreNote(tally: Tally, note: GoldNote, items: readonly Suggestion[], miss: (what: string) => void): void {
  const pairs = pairUp(note, items);
  const used = new Set(pairs.values());
  for (const item of items) {
    count(tally, ["all", item.category, note.lang], "precision", used.has(item));
    if (!used.has(item)) miss(`${note.id} surplus: ${item.category} ${JSON.stringify(item.title)}`);
  }
  for (const gold of note.items) {
    const rows = ["all", gold.category, note.lang];
    const item = pairs.get(gold);
    count(tally, rows, "recall", item !== undefined);
    if (item === undefined) {
      miss(`${note.id} missed: ${gold.category} ${gold.about.join(" ")}`);
      continue;
    }
    const field = (name: string, want: unknown, got: unknown) => {
      count(tally, rows, name, same(want, got));
      if (!same(want, got)) miss(`${note.id} ${name}: ${gold.about.join(" ")}: want ${String(want)}, got ${String(got)}`);
    };
    field(gold.due === null ? "undated" : "dated", gold.due, item.due);
    field(gold.repeat === null ? "single" : "repeating", gold.repeat, item.repeat);
    if (gold.mood !== undefined) field("mood", gold.mood, item.mood);
    const named = item.people.map(plain);
    for (const person of gold.people) {
      const found = named.includes(plain(person));
      count(tally, rows, "people", found);
      if (!found) miss(`${note.id} people: want ${person}, got ${item.people.join(", ")}`);
    }
  }
}

/** Counts an ask. Says each miss. */
export function scoreAsk(tally: Tally, gold: GoldAsk, ask: Ask, miss: (what: string) => void): void {
  const rows = ["all", gold.intent, gold.lang];
  const field = (name: string, want: unknown, got: unknown) => {
    count(tally, rows, name, same(want, got));
    if (!same(want, got)) miss(`${gold.id} ${name}: want ${String(want)}, got ${String(got)}: ${gold.text}`);
  };
  field("intent", gold.intent, ask.intent);
  field("category", gold.category, ask.category);
  if (gold.intent !== "reminder") return;
  field(gold.due === null ? "undated" : "dated", gold.due, ask.due);
  field(gold.repeat === null ? "single" : "repeating", gold.repeat, ask.repeat);
}

/** A share as a number, or null where there is nothing to be a share of. */
export function shareOf(share: Share | undefined): number | null {
  return share === undefined || share.of === 0 ? null : share.right / share.of;
}

/** The F1 of the items of a row. */
export function f1(figures: Figures): number | null {
  const { precision = { right: 0, of: 0 }, recall = { right: 0, of: 0 } } = figures;
  return precision.of + recall.of === 0 ? null : (2 * recall.right) / (precision.of + recall.of);
}

/** Each gold item with the item that finds it, one to one, as many as can be and of those the ones that agree best. */
function pairUp(note: GoldNote, items: readonly Suggestion[]): Map<GoldItem, Suggestion> {
  const links = note.items.flatMap((gold) => items.filter((item) => finds(note, gold, item)).map((item) => ({ gold, item })));
  links.sort((a, b) => agreement(b.gold, b.item) - agreement(a.gold, a.item));
  const pairs = new Map<GoldItem, Suggestion>();
  for (const gold of note.items) settle(gold, new Set());
  return pairs;

  // Augmenting paths: a gold item takes a free item, or one whose owner can take another.
  function settle(gold: GoldItem, tried: Set<Suggestion>): boolean {
    for (const link of links) {
      if (link.gold !== gold || tried.has(link.item)) continue;
      tried.add(link.item);
      const owner = [...pairs].find(([, item]) => item === link.item)?.[0];
      if (owner !== undefined && !settle(owner, tried)) continue;
      pairs.set(gold, link.item);
      return true;
    }
    return false;
  }
}

function finds(note: GoldNote, gold: GoldItem, item: Suggestion): boolean {
  if (gold.category !== item.category) return false;
  const room = note.items.length > 1 ? Math.max(80, 0.6 * note.text.length) : Infinity;
  const quoted = plain(note.text).includes(plain(item.content)) && item.content.length <= room;
  const words = `${plain(item.title).slice(0, LONGEST_FINDABLE)}\n${quoted ? plain(item.content) : ""}`;
  return gold.about.every((word) => words.includes(plain(word)));
}

function agreement(gold: GoldItem, item: Suggestion): number {
  return 4 * Number(same(gold.due, item.due)) + 2 * Number(same(gold.repeat, item.repeat)) + Number(same(gold.mood, item.mood));
}

function count(tally: Tally, rows: readonly string[], column: string, right: boolean): void {
  for (const row of rows) {
    const figures = tally.get(row) ?? {};
    tally.set(row, figures);
    const share = (figures[column] ??= { right: 0, of: 0 });
    share.right += Number(right);
    share.of += 1;
  }
}
