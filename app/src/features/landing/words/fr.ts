import type { WordsLike } from "#app/shared/words.ts";
import type { landingEn } from "./en.ts";

export const landingFr: WordsLike<typeof landingEn> = {
  tagline: "Dites ce que vous avez en tête. Retrouvez-le à sa place.",
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
    text: "Inscrivez-vous gratuitement et vos mots vous suivent.",
    action: "Commencez votre voyage magique",
  },
};
