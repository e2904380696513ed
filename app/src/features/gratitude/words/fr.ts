import type { WordsLike } from "#app/shared/words.ts";
import type { gratitudeEn } from "./en.ts";

export const gratitudeFr: WordsLike<typeof gratitudeEn> = {
  validation: {
    content: "Dites ce qui mérite votre gratitude",
    entries: "Ajoutez au moins une entrée de gratitude",
  },
  list: {
    title: "Journal de gratitude",
    subtitle: "De bonnes choses, jour après jour. Les petites comptent.",
    failed: "Votre gratitude ne s'est pas chargée",
    empty: { title: "Rien pour l'instant", text: "Les bonnes choses que vous citez seront ici, jour après jour." },
    visitor: "Les bonnes choses que vous citez seront ici, jour après jour. Connectez-vous pour commencer.",
  },
};
