import type { WordsLike } from "#app/shared/words.ts";
import type { goalsEn } from "./en.ts";

export const goalsFr: WordsLike<typeof goalsEn> = {
  validation: {
    title: "Saisissez un titre pour votre objectif",
  },
};
