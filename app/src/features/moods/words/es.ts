import type { WordsLike } from "#app/shared/words.ts";
import type { moodsEn } from "./en.ts";

export const moodsEs: WordsLike<typeof moodsEn> = {
  validation: {
    mood: "Elige primero un estado de ánimo",
  },
};
