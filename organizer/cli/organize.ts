import { text as readAll } from "node:stream/consumers";
import { organize, understandAsk, type Context, type Suggestion } from "../src/index.ts";

/** The form of a line of the evaluation sets; the gold fields are not read but for `intent`, which marks an ask. */
type Line = { id: string; text: string; now?: string; mode?: string; intent?: string };

const args = process.argv.slice(2);
const now = argument("--now") ?? localNow();
const input = await readAll(process.stdin);

if (args.includes("--jsonl")) {
  for (const row of input.split("\n")) {
    if (row.trim() !== "") console.log(JSON.stringify(answerLine(JSON.parse(row) as Line)));
  }
} else {
  const items = organize(input, { now });
  console.log(items.length === 0 ? "Nothing to keep." : items.map(describe).join("\n\n"));
}

function answerLine({ id, text, now: moment, mode, intent }: Line): object {
  const context: Context = { now: moment ?? now };
  return mode === "ask" || intent !== undefined
    ? { id, ...understandAsk(text, context) }
    : { id, items: organize(text, context) };
}

function describe({ category, title, content, span, due, repeat, people, mood, confidence, rule }: Suggestion): string {
  const details = [
    `  "${content}" (${span.start}–${span.end})`,
    due && `  due ${due}`,
    repeat && `  repeats ${repeat}`,
    people.length > 0 && `  people ${people.join(", ")}`,
    mood && `  mood ${mood}`,
    `  rule ${rule}, confidence ${confidence}`,
  ];
  return [`${category.padEnd(12)} ${title}`, ...details.filter((detail) => typeof detail === "string")].join("\n");
}

function argument(name: string): string | undefined {
  const index = args.indexOf(name);
  return index === -1 ? undefined : args[index + 1];
}

function localNow(): string {
  const date = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
