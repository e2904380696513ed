import type { WordsLike } from "#app/shared/words.ts";
import type { relationshipsEn } from "./en.ts";

export const relationshipsFr: WordsLike<typeof relationshipsEn> = {
  validation: {
    firstName: "Saisissez un prénom pour cette relation",
    customRelationship: "Précisez le type de relation",
    photo: "Choisissez une de vos propres images",
    merge: "Choisis une autre personne",
  },
  list: {
    title: "Relations",
    subtitle: "Les personnes qui comptent, et votre dernier échange.",
    lastSpoke: "Dernier échange {{when}}",
    never: "Aucun moment noté pour l'instant",
    failed: "Vos proches ne se sont pas chargés",
    empty: {
      title: "Personne pour l'instant",
      text: "Citez quelqu'un dans une note, ajoutez-le d'un clic, et Wisp garde la date de votre échange.",
    },
    visitor: "Les personnes que vous citez seront ici, avec votre dernier échange. Connectez-vous pour commencer.",
  },
  groups: { friend: "Amitié", family: "Famille", colleague: "Travail", other: "Autre" },
};
