import { LOW_CONFIDENCE } from "@wisp/organizer";
import type { NewInsight } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import type { Item } from "./item.ts";
import { findPeople, type PeopleFound } from "./people-of-item.ts";
import { KEEPERS, KIND_OF, type RecordKind } from "./record-keepers.ts";

/** Where an item stands after filing. */
export type Place = {
  state: "filed" | "proposed";
  recordKind: RecordKind | null;
  recordId: string | null;
  /** Whom a proposal may mean. */
  people: PeopleFound | null;
};

/**
 * Makes an item's record, or leaves the item as a proposal: where it is unsure, where no mood can be recognized, and
 * where it means somebody unknown or one of several (decisions 10).
 */
export async function placeItem(act: Act, item: Item, insightId: string, sure: boolean): Promise<Place> {
  const kind = KIND_OF[item.category];
  if (kind === undefined) return { state: "filed", recordKind: null, recordId: null, people: null };
  const people = kind === "interaction" ? await findPeople(act, item.people) : null;
  const knowsWho = people === null || (people.ids.length > 0 && people.unknown.length + people.several.length === 0);
  const knowsHow = kind !== "mood" || item.mood !== null;
  if (!sure || !knowsWho || !knowsHow) return { state: "proposed", recordKind: kind, recordId: null, people };
  const recordId = await KEEPERS[kind].create(act, item, { insightId, personIds: people?.ids ?? [] });
  return { state: "filed", recordKind: kind, recordId, people: null };
}

/** Files a found item of a capture: makes its record, and answers the insight that is to be kept with it. */
export async function fileItem(
  act: Act,
  item: Item,
  found: { id: string; captureId: string; confidence: number; rule: string },
): Promise<NewInsight> {
  const place = await placeItem(act, item, found.id, found.confidence >= LOW_CONFIDENCE);
  return {
    id: found.id,
    captureId: found.captureId,
    category: item.category,
    title: item.title,
    content: item.content,
    spanStart: item.span?.start ?? null,
    spanEnd: item.span?.end ?? null,
    dueDate: item.dueDate,
    repeat: item.repeat,
    people: item.people,
    mood: item.category === "emotion" ? (item.mood ?? "neutral") : item.mood,
    isCompleted: item.isCompleted,
    isFavorite: false,
    confidence: found.confidence,
    state: place.state,
    recordKind: place.recordKind,
    recordId: place.recordId,
    metadata: metadataOf(found.rule, place.people),
    touched: false,
  };
}

/** What the screen wants to know of an item beside its columns: the rule that spoke, and whom a proposal may mean. */
export const metadataOf = (rule: string, people: PeopleFound | null): string =>
  JSON.stringify({ rule, ...(people && { unknown: people.unknown, candidates: people.several }) });
