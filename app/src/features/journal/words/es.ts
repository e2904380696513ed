import type { WordsLike } from "#app/shared/words.ts";
import type { journalEn } from "./en.ts";

export const journalEs: WordsLike<typeof journalEn> = {
  validation: {
    blank: "Escribe algo primero",
    future: "Ese día aún está por llegar",
    otherDay: "Una entrada está en el día en que se escribió",
  },
};
