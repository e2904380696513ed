import type { WordsLike } from "#app/shared/words.ts";
import type { uiEn } from "./en.ts";

export const uiEs: WordsLike<typeof uiEn> = {
  close: "Cerrar",
  cancel: "Cancelar",
  loading: "Cargando...",
  showMore: "Ver más",
  today: "Hoy, {{date}}",
  retry: "Reintentar",
  undo: "Deshacer",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  optional: "(opcional)",
  notifications: "Avisos",
  home: "Wisp, inicio",
  offline: "Estás sin conexión. Lo que has escrito sigue en su sitio hasta que vuelvas.",
  failed: {
    title: "Esto no se ha cargado",
    text: "No se ha perdido nada. Inténtalo de nuevo en un momento.",
  },
  theme: { toDark: "Cambiar al tema oscuro", toLight: "Cambiar al tema claro" },
  areas: {
    task: "Tarea",
    goal: "Meta",
    relationship: "Relación",
    emotion: "Emoción",
    gratitude: "Gratitud",
    insight: "Idea",
    unsorted: "Sin clasificar",
  },
};
