import type { WordsLike } from "#app/shared/words.ts";
import type { goalsEn } from "./en.ts";

export const goalsEs: WordsLike<typeof goalsEn> = {
  validation: {
    title: "Escribe un título para tu objetivo",
  },
};
