import type { WordsLike } from "#app/shared/words.ts";
import type { dashboardEn } from "./en.ts";

export const dashboardFr: WordsLike<typeof dashboardEn> = {
  greeting: { morning: "Bonjour, {{name}}", afternoon: "Bon après-midi, {{name}}", evening: "Bonsoir, {{name}}" },
  visitorName: "visiteur",
  ask: "Demander à l'assistant",
  areas: "Domaines de vie",
  tabs: {
    tasks: "Tâches",
    goals: "Objectifs",
    relationships: "Relations",
    emotions: "Émotions",
    gratitude: "Gratitude",
    insights: "Idées",
  },
  capture: {
    label: "Qu'as-tu en tête ?",
    placeholder: "Qu'as-tu en tête ?",
    submit: "Capturer",
    sending: "Capture en cours...",
  },
  checkIn: "Nouveau point du jour",
  account: "Menu du compte",
  aside: "En un coup d'œil",
  new: {
    button: "Nouveau...",
    capture: "Capture rapide",
    task: "Tâche",
    goal: "Objectif",
    person: "Personne",
    gratitude: "Une bonne chose",
  },
  previous: {
    title: "Conversation précédente",
    saved: "Ta conversation précédente a été gardée.",
    again: "Redemander",
    dismiss: "Fermer",
  },
  device: {
    label: "Où sont tes affaires",
    text: "Tes affaires sont sur cet appareil, et nulle part ailleurs. Avec un compte, elles sont à l'abri et te suivent partout.",
    signUp: "Créer un compte",
    dismiss: "Plus tard",
  },
  waiting: { title: "En attente de ta réponse", all: "Tout voir" },
};
