import type { WordsLike } from "#app/shared/words.ts";
import type { relationshipsEn } from "./en.ts";

export const relationshipsFr: WordsLike<typeof relationshipsEn> = {
  validation: {
    firstName: "Saisissez un prénom pour cette relation",
    customRelationship: "Précisez le type de relation",
    photo: "Choisissez une de vos propres images",
  },
};
