import type { WordsLike } from "#app/shared/words.ts";
import type { assistantEn } from "./en.ts";

export const assistantFr: WordsLike<typeof assistantEn> = {
  validation: {
    blank: "Saisis une question",
  },
  answers: {
    captured: "Voici où cela est allé.",
    nothing: "Gardé tel quel. Il n'y avait rien à classer.",
    navigate: "C'est parti.",
    later: "Wisp a gardé tes mots. Il ne sait pas encore répondre aux questions ; les réponses viennent plus tard.",
    reminder: "Gardé, avec sa date. Wisp ne peut pas encore te prévenir ; les rappels viennent plus tard.",
    visitorLater:
      "Wisp ne sait pas encore répondre aux questions ; les réponses viennent plus tard. Avec un compte, il garde ce que tu demandes.",
    visitorNote: "Voici où cela irait.",
  },
  actions: {
    task: "Ouvrir les tâches",
    goal: "Ouvrir les objectifs",
    relationship: "Ouvrir les relations",
    emotion: "Ouvrir les émotions",
    gratitude: "Ouvrir la gratitude",
    insight: "Ouvrir les idées",
    unsorted: "Ouvrir Organiser",
    upload: "Ouvrir l'import",
    organize: "Ouvrir Organiser",
    journal: "Ouvrir le journal",
  },
  ask: {
    placeholder: "Demande... ou dis n'importe quoi à Wisp",
    send: "Envoyer",
    clear: "Effacer",
    blank: { title: "Saisis une question", text: "Écris quelque chose à demander à Wisp" },
    pending: "La sagesse arrive...",
    failed: "La recherche a échoué",
    unknownError: "Une erreur inconnue s'est produite",
    tooLong:
      "C'est plus long que ce qui tient en une fois (100 000 caractères). Le texte est resté là : envoie-le en plusieurs fois.",
    result: "Réponse",
    undo: "Annuler",
    undone: "Annulé. Tes mots restent gardés dans Organiser.",
    undoFailed: "L'annulation a échoué",
    seeInOrganize: "Le voir dans Organiser",
    onDevice: "Voici ce que Wisp a trouvé. C'est gardé pour de bon dès que tu te connectes.",
    title: "Demander à Wisp",
    about: "Une question, une note, un endroit où aller.",
  },
};
