import type { WordsLike } from "#app/shared/words.ts";
import type { tasksEn } from "./en.ts";

export const tasksEs: WordsLike<typeof tasksEn> = {
  validation: {
    title: "Escribe un título para tu tarea",
  },
};
