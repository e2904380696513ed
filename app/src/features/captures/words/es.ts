import type { WordsLike } from "#app/shared/words.ts";
import type { capturesEn } from "./en.ts";

export const capturesEs: WordsLike<typeof capturesEn> = {
  by: "antes del {{date}}",
  notFiled: "Aún sin archivar",
  nothing: "Aquí no había nada que archivar. Tus palabras están guardadas.",
};
