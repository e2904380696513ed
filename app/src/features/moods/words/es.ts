import type { WordsLike } from "#app/shared/words.ts";
import type { moodsEn } from "./en.ts";

export const moodsEs: WordsLike<typeof moodsEn> = {
  validation: {
    mood: "Elige primero un estado de ánimo",
  },
  list: {
    title: "Emociones",
    subtitle: "Cómo te has sentido, con tus palabras.",
    energy: "Energía {{level}} de 10",
    stress: "Estrés {{level}} de 10",
    failed: "Tus estados de ánimo no se han cargado",
    empty: {
      title: "Aún no hay nada",
      text: "Cómo te sientes estará aquí, día a día, con las palabras que encontraste.",
    },
    visitor: "Cómo te sientes estará aquí, día a día. Inicia sesión para empezar.",
  },
  moods: {
    happy: "Alegre",
    sad: "Triste",
    angry: "Con enfado",
    anxious: "Con ansiedad",
    neutral: "Neutro",
    calm: "En calma",
    excited: "Con ilusión",
  },
};
