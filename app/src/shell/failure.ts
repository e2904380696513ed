import { showToast } from "#app/ui/toast/toasts.ts";
import { NotStored } from "./device/device-lists.ts";
import { ApiError } from "./http.ts";
import { loadWords, sayKey } from "./language.ts";

/** What to tell a person about a failure: our own words for its code in their language, else the server's. */
export function failureWords(error: unknown): string {
  if (error instanceof ApiError) {
    const own = error.code && sayKey(`shared:problems.${error.code}`, error.params);
    return own || error.detail;
  }
  if (error instanceof NotStored) return sayKey("shared:notStored") ?? "";
  return error instanceof Error ? error.message : (sayKey("shared:problems.internal") ?? "");
}

/** Shows a failure as a destructive toast: `title` says what failed, the rest says why. */
export async function showFailure(title: string, error: unknown): Promise<void> {
  await loadWords(["shared"]);
  showToast({ title, description: failureWords(error), destructive: true });
}
