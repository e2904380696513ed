import type { WordsLike } from "#app/shared/words.ts";
import type { goalsEn } from "./en.ts";

export const goalsFr: WordsLike<typeof goalsEn> = {
  validation: {
    title: "Saisissez un titre pour votre objectif",
  },
  list: {
    title: "Objectifs",
    subtitle: "Ce vers quoi vous avancez, un pas à la fois.",
    target: "Date visée : {{date}}",
    progress: "Progression de {{title}}",
    completed: "Atteint",
    complete: "Marquer comme atteint",
    notDone: "Pas encore",
    updated: "Objectif mis à jour",
    notChanged: "L'objectif n'a pas pu être mis à jour",
    failed: "Vos objectifs ne se sont pas chargés",
    empty: { title: "Pas encore d'objectifs", text: "Ce que vous voulez atteindre sera ici, avec le chemin parcouru." },
    visitor: "Ce que vous voulez atteindre sera ici, avec le chemin parcouru. Connectez-vous pour commencer.",
  },
  categories: {
    personal: "Personnel",
    professional: "Carrière",
    health: "Santé",
    financial: "Finances",
    learning: "Apprentissage",
    relationship: "Relations",
    career: "Carrière",
    other: "Autre",
  },
};
