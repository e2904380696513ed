import { z } from "zod";
import { LIMITS } from "./limits.ts";

/** Who changed a record last: the person, the organizer, a model, or an import. */
export const ACTORS = ["person", "organizer", "model", "import"] as const;
export type Actor = (typeof ACTORS)[number];

/** An instant as it goes over HTTP: `YYYY-MM-DDTHH:MM:SS.sssZ`. */
export const instant = z.iso.datetime({ precision: 3 });

/** A client-made id; any UUID in any letter case. */
export const recordId = z.guid("shared:validation.id").transform((id) => id.toLowerCase());

/** `/:id` */
export const idParams = z.object({ id: recordId });

/** The fields that every record carries (decisions C). */
export const recordFields = {
  id: z.guid(),
  version: z.int(),
  actor: z.enum(ACTORS),
  createdAt: instant,
  updatedAt: instant,
};

/**
 * What a creating POST may say of the record itself: an id, made by the client (the same id again answers 200 with the
 * record as it stands), and when it was made, where that was earlier, on a device.
 */
export const clientId = {
  id: recordId.optional(),
  madeAt: z.iso
    .datetime({ offset: true, error: "shared:validation.date" })
    .refine((value) => value >= "1900" && value < "3000", "shared:validation.date")
    .optional(),
};

/** The same, parsed. */
export type Given = { id?: string | undefined; madeAt?: string | undefined };

/** When a record was made: as it was said, but never later than now. */
export const momentMade = ({ madeAt }: Given, now: Date): Date => {
  const said = madeAt === undefined ? now : new Date(madeAt);
  return said < now ? said : now;
};

/** A flag in a query string. */
export const queryFlag = z.enum(["true", "false"]).transform((flag) => flag === "true");

/** The words that every list understands (decisions C); `cursor` comes out of a `Link` header, callers do not make it. */
export const listQuery = z.object({
  limit: z.coerce
    .number("shared:validation.number")
    .int("shared:validation.number")
    .min(1, "shared:validation.number")
    .max(LIMITS.pageMax, "shared:validation.number")
    .optional(),
  cursor: z
    .string()
    .max(200, "shared:validation.cursor")
    .regex(/^[\w-]+$/, "shared:validation.cursor")
    .optional(),
  q: z.string().max(LIMITS.title, "shared:validation.tooLong").optional(),
  order: z.enum(["asc", "desc"], "shared:validation.choice").optional(),
  from: z.iso.date("shared:validation.date").optional(),
  to: z.iso.date("shared:validation.date").optional(),
});
export type ListQuery = z.output<typeof listQuery>;
