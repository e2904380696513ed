import type { WordsLike } from "#app/shared/words.ts";
import type { tasksEn } from "./en.ts";

export const tasksEs: WordsLike<typeof tasksEn> = {
  validation: {
    title: "Escribe un título para tu tarea",
    occurrence: "La serie ya tiene una en esa fecha",
  },
  list: {
    title: "Tareas",
    subtitle: "Lo que hay que hacer, y cuándo.",
    overdue: "Atrasadas",
    today: "Hoy",
    week: "Esta semana",
    later: "Más adelante",
    none: "Sin fecha",
    done: "Hechas",
    complete: "Completar: {{title}}",
    failed: "Tus tareas no se han cargado",
    notChanged: "No se ha podido actualizar la tarea",
    high: "Alta",
    low: "Baja",
    empty: {
      title: "Aún no hay tareas",
      text: "Lo que tengas que hacer estará aquí, junto a las palabras de las que salió.",
    },
    visitor: "Lo que tengas que hacer estará aquí, por días. Inicia sesión para empezar.",
  },
};
