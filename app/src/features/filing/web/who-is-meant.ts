import { z } from "zod";
import type { Insight } from "#app/features/insights/contract.ts";
import { asName } from "../rules/people-of-item.ts";

const shape = z.object({
  unknown: z.array(z.string()).default([]),
  candidates: z
    .array(z.object({ name: z.string(), people: z.array(z.object({ id: z.string(), name: z.string() })) }))
    .default([]),
});

/** Whom a proposal may mean: names that nobody has yet, and names that several people have. */
export function whoIsMeant(item: Pick<Insight, "metadata">): {
  unknown: string[];
  several: z.output<typeof shape>["candidates"];
} {
  const read = shape.safeParse(parse(item.metadata));
  if (!read.success) return { unknown: [], several: [] };
  return { unknown: read.data.unknown.map(asName), several: read.data.candidates };
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "{}");
  } catch {
    return {};
  }
}
