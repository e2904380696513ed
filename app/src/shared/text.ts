import { z } from "zod";
import { LIMITS } from "./limits.ts";

/** Replaces NUL and lone surrogates, which PostgreSQL and JSON cannot carry, by U+FFFD; the length stays, so spans hold. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll("\0", "\uFFFD");

const isClean = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** Free text, kept as written (cleaned, see `cleanText`), at most `max` UTF-16 units. */
export const freeText = (max: number) =>
  z.string("shared:validation.text").max(max, "shared:validation.tooLong").transform(cleanText);

/** Free text that must hold more than white space. */
export const someText = (max: number, blankKey = "shared:validation.required") =>
  freeText(max).refine((text) => text.trim() !== "", blankKey);

/** A title or name: trimmed before counting, 1 to 200 characters. */
export const titleText = (blankKey = "shared:validation.required") =>
  z
    .string(blankKey)
    .transform((text) => cleanText(text).trim())
    .pipe(z.string().min(1, blankKey).max(LIMITS.title, "shared:validation.tooLong"));

/** A short machine-read string (an id, a name to sign in with): NUL and lone surrogates are refused, not mended. */
export const plainText = (max: number) =>
  z.string("shared:validation.text").max(max, "shared:validation.tooLong").refine(isClean, "shared:validation.text");
