/**
 * Scores the finding of dates on labelled texts: `node organizer/eval/score-dates.ts <folder> [--misses]`, where the
 * folder holds `dates-dev.jsonl`. A case is right if due, and repeat where one is expected, are exactly those expected;
 * a due that is absent from the expectation is not scored.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../src/suggestion.ts";
import { findTimes } from "../src/time/find-times.ts";

type Case = {
  id: string;
  lang: Language;
  kind: string;
  now: string;
  text: string;
  expect: { due?: string | null; repeat?: string | null };
  tags: string[];
};

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("usage: score-dates.ts <folder> [--misses]\n");
  process.exit(2);
}

const counts = new Map<string, { right: number; all: number }>();

function count(name: string, right: boolean): void {
  const sum = counts.get(name) ?? { right: 0, all: 0 };
  counts.set(name, { right: sum.right + (right ? 1 : 0), all: sum.all + 1 });
}

const cases = readFileSync(join(folder, "dates-dev.jsonl"), "utf8").trim().split("\n");
for (const line of cases) {
  const { id, lang, kind, now, text, expect, tags } = JSON.parse(line) as Case;
  const [first] = findTimes(text, now, lang);
  const due = first?.due ?? null;
  const repeat = first?.repeat ?? null;
  const right =
    (expect.due === undefined || expect.due === due) && (expect.repeat === undefined || expect.repeat === repeat);
  const group = tags.length === 0 ? "plain" : "tagged";
  for (const name of [group, `${group} ${lang}`, `${group} ${kind}`, `${group} ${lang} ${kind}`]) count(name, right);
  for (const tag of tags) count(`tag ${tag}`, right);
  if (!right && flags.includes("--misses") && (group === "plain" || flags.includes("--all"))) {
    const wanted = [expect.due ?? "", expect.repeat ?? ""].join(" ").trim();
    process.stdout.write(
      `${id} [${tags.join()}] ${now} ${text}\n  ${[due ?? "", repeat ?? "", first?.rule ?? ""].join(" ")} ≠ ${wanted}\n`,
    );
  }
}

for (const [name, { right, all }] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  process.stdout.write(`${name.padEnd(24)} ${(right / all).toFixed(2)}  ${right}/${all}\n`);
}
