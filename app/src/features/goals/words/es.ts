import type { WordsLike } from "#app/shared/words.ts";
import type { goalsEn } from "./en.ts";

export const goalsEs: WordsLike<typeof goalsEn> = {
  validation: {
    title: "Escribe un título para tu objetivo",
  },
  list: {
    title: "Metas",
    subtitle: "Hacia dónde vas, paso a paso.",
    target: "Fecha objetivo: {{date}}",
    progress: "Avance de {{title}}",
    completed: "Completada",
    complete: "Marcar como completada",
    notDone: "Aún no",
    updated: "Meta actualizada",
    notChanged: "No se ha podido actualizar la meta",
    failed: "Tus metas no se han cargado",
    empty: { title: "Aún no hay metas", text: "Lo que quieres alcanzar estará aquí, con lo que llevas avanzado." },
    visitor: "Lo que quieres alcanzar estará aquí, con lo que llevas avanzado. Inicia sesión para empezar.",
  },
  categories: {
    personal: "Personal",
    professional: "Carrera",
    health: "Salud",
    financial: "Finanzas",
    learning: "Aprendizaje",
    relationship: "Relaciones",
    career: "Carrera",
    other: "Otra",
  },
};
