import type { WordsLike } from "#app/shared/words.ts";
import type { tasksEn } from "./en.ts";

export const tasksFr: WordsLike<typeof tasksEn> = {
  validation: {
    title: "Saisissez un titre pour votre tâche",
  },
};
