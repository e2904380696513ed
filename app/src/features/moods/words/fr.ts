import type { WordsLike } from "#app/shared/words.ts";
import type { moodsEn } from "./en.ts";

export const moodsFr: WordsLike<typeof moodsEn> = {
  validation: {
    mood: "Choisissez d’abord une humeur",
  },
};
