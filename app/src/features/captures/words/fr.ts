import type { WordsLike } from "#app/shared/words.ts";
import type { capturesEn } from "./en.ts";

export const capturesFr: WordsLike<typeof capturesEn> = {
  by: "avant le {{date}}",
  notFiled: "Pas encore classé",
  nothing: "Il n'y avait rien à classer ici. Tes mots sont gardés.",
};
