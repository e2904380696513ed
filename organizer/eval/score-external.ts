import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { organize, understandAsk } from "../src/index.ts";
import { moodOf } from "../src/recognizers/mood-of.ts";
import type { Share } from "./score.ts";

const NOW = "2026-03-12T09:30";
/** Every so many lines of the comments is enough to see a change. */
const STEP = 7;

/** Intents of requests, and moods of comments that name a feeling, in sets written by others. */
export function scoreExternal(folder: string): Record<string, Share> {
  const shares: Record<string, Share> = {};
  const count = (what: string, right: boolean) => {
    const share = (shares[what] ??= { right: 0, of: 0 });
    share.right += Number(right);
    share.of += 1;
  };
  for (const row of readFileSync(join(folder, "intents-train.jsonl"), "utf8").split("\n").filter(Boolean)) {
    const { text, intent, accept } = JSON.parse(row) as { text: string; intent: string; accept: string[] };
    const right = accept.includes(understandAsk(text, { now: NOW }).intent);
    count("intent", right);
    count(`intent ${intent}`, right);
  }
  const comments = gunzipSync(readFileSync(join(folder, "emotions-train.jsonl.gz"))).toString("utf8").split("\n").filter(Boolean);
  for (const [index, row] of comments.entries()) {
    if (index % STEP !== 0) continue;
    const { text, mood, gratitude } = JSON.parse(row) as { text: string; mood: string | null; gratitude: boolean };
    if (gratitude) count("gratitude found", organize(text, { now: NOW, language: "en" }).some(({ category }) => category === "gratitude"));
    const said = moodOf(text);
    if (mood === null || mood === "neutral" || gratitude || said === null) continue;
    count("mood where one is said", said === mood);
  }
  return shares;
}
