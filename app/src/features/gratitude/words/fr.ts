import type { WordsLike } from "#app/shared/words.ts";
import type { gratitudeEn } from "./en.ts";

export const gratitudeFr: WordsLike<typeof gratitudeEn> = {
  validation: {
    content: "Dites ce qui mérite votre gratitude",
    entries: "Ajoutez au moins une entrée de gratitude",
  },
};
