import type { WordsLike } from "#app/shared/words.ts";
import type { journalEn } from "./en.ts";

export const journalFr: WordsLike<typeof journalEn> = {
  validation: {
    blank: "Écris d'abord quelque chose",
    future: "Ce jour est encore à venir",
    otherDay: "Une page se trouve au jour où elle a été écrite",
  },
};
