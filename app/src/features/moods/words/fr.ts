import type { WordsLike } from "#app/shared/words.ts";
import type { moodsEn } from "./en.ts";

export const moodsFr: WordsLike<typeof moodsEn> = {
  validation: {
    mood: "Choisissez d’abord une humeur",
  },
  list: {
    title: "Émotions",
    subtitle: "Vos ressentis, avec vos mots.",
    energy: "Énergie {{level}} sur 10",
    stress: "Stress {{level}} sur 10",
    failed: "Vos humeurs ne se sont pas chargées",
    empty: {
      title: "Rien pour l'instant",
      text: "Vos ressentis seront ici, jour après jour, avec les mots que vous avez trouvés.",
    },
    visitor: "Vos ressentis seront ici, jour après jour. Connectez-vous pour commencer.",
  },
  moods: {
    happy: "De bonne humeur",
    sad: "Triste",
    angry: "En colère",
    anxious: "Avec anxiété",
    neutral: "Neutre",
    calm: "Calme",
    excited: "Plein d'élan",
  },
};
