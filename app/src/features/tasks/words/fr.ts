import type { WordsLike } from "#app/shared/words.ts";
import type { tasksEn } from "./en.ts";

export const tasksFr: WordsLike<typeof tasksEn> = {
  validation: {
    title: "Saisissez un titre pour votre tâche",
    occurrence: "La série en a déjà une à cette date",
  },
  list: {
    title: "Tâches",
    subtitle: "Ce qu'il y a à faire, et quand.",
    overdue: "En retard",
    today: "Aujourd'hui",
    week: "Cette semaine",
    later: "Plus tard",
    none: "Sans date",
    done: "Terminées",
    complete: "Terminer : {{title}}",
    failed: "Vos tâches ne se sont pas chargées",
    notChanged: "La tâche n'a pas pu être mise à jour",
    high: "Haute",
    low: "Basse",
    empty: { title: "Pas encore de tâches", text: "Ce que vous avez à faire sera ici, à côté des mots d'origine." },
    visitor: "Ce que vous avez à faire sera ici, jour par jour. Connectez-vous pour commencer.",
  },
};
