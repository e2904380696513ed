import type { WordsLike } from "#app/shared/words.ts";
import type { relationshipsEn } from "./en.ts";

export const relationshipsEs: WordsLike<typeof relationshipsEn> = {
  validation: {
    firstName: "Escribe un nombre para esta relación",
    customRelationship: "Indica el tipo de relación",
    photo: "Elige una de tus propias imágenes",
  },
};
