import { LOW_CONFIDENCE, type Category } from "@wisp/organizer";
import type { Insight } from "#app/features/insights/contract.ts";
import type { recordFields } from "#app/shared/record.ts";
import { itemOf, ruleOf, type Found, type Item } from "./item.ts";
import type { PeopleFound } from "./people-of-item.ts";

/** A kind of record that an insight can be filed as. */
export type RecordKind = NonNullable<Insight["recordKind"]>;

/** Where each category is filed; insight and unsorted have no record of their own (decisions 10). */
export const KIND_OF: Partial<Record<Category, RecordKind>> = {
  task: "task",
  goal: "goal",
  emotion: "mood",
  gratitude: "gratitude",
  relationship: "interaction",
};

/** Where an item stands after filing. */
export type Place = {
  state: "filed" | "proposed";
  recordKind: RecordKind | null;
  recordId: string | null;
  /** Whom a proposal may mean. */
  people: PeopleFound | null;
};

/** Whether the names of an item have to be looked up before it can be filed. */
export const asksWho = (item: Item): boolean => KIND_OF[item.category] === "interaction";

/**
 * Where an item goes, its record still to be made where it is filed as one: it stays a proposal where it is unsure,
 * where no mood can be recognized, and where it means somebody unknown or one of several (decisions 10).
 * @param people whom its names mean, of an item that `asksWho`
 */
export function placeOf(item: Item, sure: boolean, people: PeopleFound | null): Place {
  const recordKind = KIND_OF[item.category];
  if (recordKind === undefined) return { state: "filed", recordKind: null, recordId: null, people: null };
  const knowsWho = people === null || (people.ids.length > 0 && people.unknown.length + people.several.length === 0);
  const knowsHow = recordKind !== "mood" || item.mood !== null;
  const filed = sure && knowsWho && knowsHow;
  return { state: filed ? "filed" : "proposed", recordKind, recordId: null, people };
}

/** Whether what was found is sure enough to be filed without asking. */
export const isSure = ({ confidence }: Found): boolean => confidence >= LOW_CONFIDENCE;

/** What is kept of an insight beside what every record has; `touched`: whether the person changed it since. */
export type InsightFields = Omit<Insight, keyof typeof recordFields> & { touched: boolean };

/** A found item of a capture, in its place, as the insight that is kept of it. */
export const insightOf = (captureId: string, { item, confidence, rule }: Found, place: Place): InsightFields => ({
  captureId,
  category: item.category,
  title: item.title,
  content: item.content,
  span: item.span,
  dueDate: item.dueDate,
  repeat: item.repeat,
  people: item.people,
  mood: item.category === "emotion" ? (item.mood ?? "neutral") : item.mood,
  isCompleted: item.isCompleted,
  isFavorite: false,
  confidence,
  state: place.state,
  recordKind: place.recordKind,
  recordId: place.recordId,
  metadata: metadataOf(rule, place),
  touched: false,
});

/** The item that an insight becomes where the person files it elsewhere. */
export const refiledItem = (insight: Insight, category: Category): Item => {
  const item = itemOf(insight);
  // The person has said what it is; a feeling that names no mood is then a neutral one.
  return { ...item, category, isCompleted: false, mood: category === "emotion" ? (item.mood ?? "neutral") : null };
};

/** What the insight itself says of that, once it has its new place. */
export const refiledFields = (insight: Insight, item: Item, place: Place) => ({
  mood: item.mood,
  isCompleted: item.isCompleted,
  state: place.state,
  recordKind: place.recordKind,
  recordId: place.recordId,
  metadata: metadataOf(ruleOf(insight), place),
});

/** What a proposal becomes where the person accepts it. */
export const acceptedFields = (insight: Insight, recordId: string) =>
  ({ state: "filed", recordId, touched: true, metadata: JSON.stringify({ rule: ruleOf(insight) }) }) as const;

/** How an item stands that comes back from the trash without a record: one that was never filed waits again. */
export const stateWhenBack = ({ recordKind }: Pick<Insight, "recordKind">): Insight["state"] =>
  recordKind === null ? "filed" : "proposed";

// What the screen wants to know beside the columns: the rule that spoke, and whom a proposal may mean.
const metadataOf = (rule: string, { state, people }: Place): string => {
  const asked = state === "proposed" && people !== null;
  return JSON.stringify({ rule, ...(asked && { unknown: people.unknown, candidates: people.several }) });
};
