import type { z } from "zod";
import { adoptCapture } from "#app/features/captures/public.ts";
import { setInsight } from "#app/features/gratitude/public.ts";
import { createEntry } from "#app/features/journal/public.ts";
import { addInsights, type NewInsight } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import { floatingDue } from "#app/shared/calendar-date.ts";
import { momentMade } from "#app/shared/record.ts";
import type { deviceCapture } from "../contract.ts";
import { announceInsight } from "./announce-insight.ts";
import { reasonFor } from "../rules/find-items.ts";
import { KIND_OF } from "../rules/place-item.ts";
import { settleItems } from "./reindex.ts";

type Body = z.output<typeof deviceCapture>;

/**
 * Takes over a capture that a visitor's device has organized, with its items as the person left them; nothing is
 * organized again. Their records were sent before, each under its own id: an item whose record is not there waits as a
 * proposal. The same capture again changes nothing.
 * @returns whether this call made it
 */
export async function adoptFromDevice(act: Act, body: Body): Promise<boolean> {
  const { kind, original, text, status, timezone, asCategory } = body;
  const capture = { kind, original, text, status, timezone, asCategory, reason: reasonFor(text) };
  const { row, made } = await adoptCapture(act, { id: body.id, madeAt: body.createdAt }, capture);
  if (!made) return false;
  if (body.entry && kind === "journal")
    await createEntry(act, { ...body.entry, madeAt: body.createdAt, text, captureId: row.id });
  const items = body.insights.map((item) => toRow(act, item, body));
  const added = await addInsights(act, items);
  await settleItems(act, row.id);
  for (const item of items)
    if (item.recordKind === "gratitude" && item.recordId !== null) await setInsight(act, item.recordId, item.id);
  for (const { id } of added) await announceInsight(act, id, "created");
  return true;
}

function toRow(
  act: Act,
  { span, createdAt, ...item }: Body["insights"][number],
  { id, text, timezone }: Body,
): NewInsight {
  const quoted = span !== null && span.start < span.end && span.end <= text.length ? span : null;
  return {
    ...item,
    captureId: id,
    spanStart: quoted?.start ?? null,
    spanEnd: quoted?.end ?? null,
    dueDate: item.dueDate && floatingDue(item.dueDate, timezone),
    recordKind: KIND_OF[item.category] ?? null,
    recordId: item.state === "filed" && KIND_OF[item.category] ? item.recordId : null,
    createdAt: momentMade({ madeAt: createdAt }, act.now),
  };
}
