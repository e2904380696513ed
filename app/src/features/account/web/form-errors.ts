import type { FieldError, FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "#app/shell/http.ts";
import { sayKey } from "#app/shell/language.ts";

/** The sentence of a field's error: its message is a word key of the contract, or a sentence of the server. */
export const errorWords = (error: FieldError | undefined): string | undefined =>
  error && (sayKey(error.message ?? "") ?? error.message ?? undefined);

/**
 * Puts a refusal's errors onto the form's fields and says whether there were any. `taken` holds our own words for a
 * field whose value somebody else has (409); otherwise the server's sentence stands.
 */
export function showFieldErrors<F extends FieldValues>(
  error: unknown,
  fields: readonly Path<F>[],
  setError: UseFormSetError<F>,
  taken: Partial<Record<string, string>> = {},
): boolean {
  if (!(error instanceof ApiError)) return false;
  const named = fields.filter((field) => error.errors[field] !== undefined);
  for (const [index, field] of named.entries()) {
    const own = error.code === "taken" ? taken[field] : undefined;
    setError(field, { type: "server", message: own ?? error.errors[field] ?? "" }, { shouldFocus: index === 0 });
  }
  return named.length > 0;
}
