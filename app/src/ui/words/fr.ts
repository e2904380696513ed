import type { WordsLike } from "#app/shared/words.ts";
import type { uiEn } from "./en.ts";

export const uiFr: WordsLike<typeof uiEn> = {
  close: "Fermer",
  cancel: "Annuler",
  loading: "Chargement...",
  showMore: "Afficher plus",
  today: "Aujourd'hui, {{date}}",
  retry: "Réessayer",
  undo: "Annuler",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  optional: "(facultatif)",
  notifications: "Notifications",
  home: "Wisp, accueil",
  offline: "Tu es hors ligne. Ce que tu as écrit reste à sa place jusqu'à ton retour.",
  failed: {
    title: "Le chargement a échoué",
    text: "Rien n'est perdu. Réessaie dans un instant.",
  },
  theme: { toDark: "Passer au thème sombre", toLight: "Passer au thème clair" },
  areas: {
    task: "Tâche",
    goal: "Objectif",
    relationship: "Relation",
    emotion: "Émotion",
    gratitude: "Gratitude",
    insight: "Idée",
    unsorted: "Non classé",
  },
};
