// Writes organizer/src/languages/en/ordinary-words.ts: the words that people write in lower case, learned from the
// GoEmotions comments (external/emotions-train.jsonl.gz). A capitalized word that is not among them is likely a name.
//
//   node organizer/eval/learn/ordinary-words.ts <external folder> > organizer/src/languages/en/ordinary-words.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { firstNames } from "../../src/languages/first-names.ts";

const MOST_BYTES = 26_000;
const WORDS_A_LINE = 16;

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node organizer/eval/learn/ordinary-words.ts <external folder>");
const names = new Set(firstNames.split(/\s+/u));
const lower = new Map<string, number>();
const upper = new Map<string, number>();
for (const line of gunzipSync(readFileSync(join(folder, "emotions-train.jsonl.gz"))).toString("utf8").split("\n")) {
  if (line === "") continue;
  const { text } = JSON.parse(line) as { text: string };
  for (const [, word = ""] of text.matchAll(/(?<=\p{L}[,]? )(\p{L}{3,})(?![\p{L}'’])/gu)) {
    if (/^\p{Ll}+$/u.test(word)) lower.set(word, (lower.get(word) ?? 0) + 1);
    else if (/^\p{Lu}\p{Ll}+$/u.test(word)) upper.set(word.toLowerCase(), (upper.get(word.toLowerCase()) ?? 0) + 1);
  }
}
const RUDE = /fuck|shit|cunt|nigg|fag|slut|whore|rape|porn|cock|dick|puss|tits|retard|bitch|bastard/u;
const ranked = [...lower].filter(([word, count]) => count > 3 && count > 2 * (upper.get(word) ?? 0) && !names.has(word) && /^[a-z]+$/u.test(word) && !RUDE.test(word)).sort((a, b) => b[1] - a[1]);
const kept: string[] = [];
let bytes = 0;
for (const [word] of ranked) {
  bytes += word.length + 1;
  if (bytes > MOST_BYTES) break;
  kept.push(word);
}
kept.sort();
const lines: string[] = [];
for (let at = 0; at < kept.length; at += WORDS_A_LINE) lines.push(kept.slice(at, at + WORDS_A_LINE).join(" "));
console.log("/** English words that are ordinarily written in lower case; made by eval/learn/ordinary-words.ts. */");
console.log(`export const ordinaryWords = \`\n${lines.join("\n")}\`;`);
