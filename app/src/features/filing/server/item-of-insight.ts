import type { Category } from "@wisp/organizer";
import type { InsightRow } from "#app/features/insights/public.ts";
import type { Item } from "./item.ts";

/** What an insight says, as an item that can be filed. */
export const itemOf = (row: InsightRow): Item => ({
  category: row.category as Category,
  title: row.title,
  content: row.content,
  span: row.spanStart === null || row.spanEnd === null ? null : { start: row.spanStart, end: row.spanEnd },
  dueDate: row.dueDate,
  repeat: row.repeat,
  people: row.people,
  mood: row.mood,
  isCompleted: row.isCompleted,
  happened: ruleOf(row) === "interaction",
});

/** The rule that found an item. */
export function ruleOf(row: Pick<InsightRow, "metadata">): string {
  if (row.metadata === null) return "unknown";
  const { rule } = JSON.parse(row.metadata) as { rule?: string };
  return rule ?? "unknown";
}
