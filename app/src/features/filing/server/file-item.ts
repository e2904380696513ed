import type { NewInsight } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import type { Found, Item } from "../rules/item.ts";
import { asksWho, insightOf, isSure, placeOf, type Place } from "../rules/place-item.ts";
import { findPeople } from "./people-of-item.ts";
import { KEEPERS } from "./record-keepers.ts";

/** Makes an item's record, or leaves the item as a proposal (see `placeOf`). */
export async function placeItem(act: Act, item: Item, insightId: string, sure: boolean): Promise<Place> {
  const people = asksWho(item) ? await findPeople(act, item.people) : null;
  const place = placeOf(item, sure, people);
  if (place.state === "proposed" || place.recordKind === null) return place;
  const recordId = await KEEPERS[place.recordKind].create(act, item, { insightId, personIds: people?.ids ?? [] });
  return { ...place, recordId };
}

/** Files a found item of a capture: makes its record, and answers the insight that is to be kept with it. */
export async function fileItem(act: Act, found: Found, id: string, captureId: string): Promise<NewInsight> {
  const place = await placeItem(act, found.item, id, isSure(found));
  const { span, ...fields } = insightOf(captureId, found, place);
  return { id, ...fields, spanStart: span?.start ?? null, spanEnd: span?.end ?? null };
}
