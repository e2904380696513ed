import type { InterfaceLanguage } from "#app/shared/words.ts";

/** The language that a browser asks for first (`Accept-Language`), where the interface speaks it; else English. */
export const acceptedLanguage = (header: string | undefined): InterfaceLanguage => {
  const first = header?.trim().slice(0, 2).toLowerCase();
  return first === "es" || first === "fr" ? first : "en";
};
