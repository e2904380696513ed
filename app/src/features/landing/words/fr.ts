import type { WordsLike } from "#app/shared/words.ts";
import type { landingEn } from "./en.ts";

export const landingFr: WordsLike<typeof landingEn> = {
  tagline: "Dis ce que tu as en tête. Retrouve-le à sa place.",
  logIn: "Se connecter",
  toDashboard: "Ouvrir le tableau de bord",
  toAuth: "Se connecter ou s'inscrire",
  shortcutsLabel: "Domaines de vie",
  shortcuts: {
    dashboard: "Tableau de bord",
    tasks: "Tâches",
    goals: "Objectifs",
    relationships: "Relations",
    emotions: "Émotions",
    gratitude: "Gratitude",
    insights: "Idées",
    upload: "Ajouter",
    organize: "Organiser",
    voiceNotes: "Notes vocales",
  },
  invite: {
    title: "Pour l'instant, ceci ne vit que sur cet appareil.",
    text: "Inscris-toi gratuitement et tes mots te suivent.",
    action: "Commence ton voyage magique",
  },
};
