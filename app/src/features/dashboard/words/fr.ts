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
    label: "Qu'avez-vous en tête ?",
    placeholder: "Qu'avez-vous en tête ?",
    submit: "Capturer",
    sending: "Capture en cours...",
  },
  insights: {
    title: "Idées de vie",
    subtitle: "Tout ce que Wisp a trouvé dans vos mots, le plus récent d'abord.",
    empty: { title: "Pas encore d'idées", text: "Ce que vous remarquez sur vous et vos jours sera ici." },
    visitor: "Ce que vous remarquez sur vous et vos jours sera ici. Connectez-vous pour commencer.",
  },
};
