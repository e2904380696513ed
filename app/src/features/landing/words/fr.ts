import type { WordsLike } from "#app/shared/words.ts";
import type { landingEn } from "./en.ts";

export const landingFr: WordsLike<typeof landingEn> = {
  tagline: "Dites ce que vous avez en tête. Retrouvez-le à sa place.",
  logIn: "Se connecter",
  toDashboard: "Ouvrir le tableau de bord",
  toAuth: "Se connecter ou s'inscrire",
  placeholder: "Demandez... ou dites n'importe quoi à Wisp",
  send: "Envoyer",
  clear: "Effacer",
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
  blank: { title: "Saisissez une question", text: "Écrivez quelque chose à demander à Wisp" },
  pending: "La sagesse arrive...",
  failed: "La recherche a échoué",
  unknownError: "Une erreur inconnue s'est produite",
  tooLong:
    "C'est plus long que ce qui tient en une fois (100 000 caractères). Le texte est resté là : envoyez-le par parties.",
  result: "Réponse",
  undo: "Annuler",
  undone: "Annulé. Vos mots restent gardés dans Organiser.",
  undoFailed: "L'annulation a échoué",
  seeInOrganize: "Le voir dans Organiser",
  onDevice: "Voici ce que Wisp a trouvé. C'est gardé pour de bon dès que vous êtes connecté.",
  invite: {
    title: "Pour l'instant, ceci ne vit que sur cet appareil.",
    text: "Inscrivez-vous gratuitement et vos mots vous suivent.",
    action: "Commencez votre voyage magique",
  },
};
