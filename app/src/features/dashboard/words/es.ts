import type { WordsLike } from "#app/shared/words.ts";
import type { dashboardEn } from "./en.ts";

export const dashboardEs: WordsLike<typeof dashboardEn> = {
  greeting: {
    morning: "Buenos días, {{name}}",
    afternoon: "Buenas tardes, {{name}}",
    evening: "Buenas noches, {{name}}",
  },
  visitorName: "visitante",
  ask: "Preguntar al asistente",
  areas: "Áreas de la vida",
  tabs: {
    tasks: "Tareas",
    goals: "Metas",
    relationships: "Relaciones",
    emotions: "Emociones",
    gratitude: "Gratitud",
    insights: "Ideas",
  },
  capture: {
    label: "¿Qué tienes en mente?",
    placeholder: "¿Qué tienes en mente?",
    submit: "Capturar",
    sending: "Capturando...",
  },
  insights: {
    title: "Ideas de vida",
    subtitle: "Todo lo que Wisp ha encontrado en tus palabras, lo más nuevo primero.",
    empty: { title: "Aún no hay ideas", text: "Lo que notes sobre ti y tus días estará aquí." },
    visitor: "Lo que notes sobre ti y tus días estará aquí. Inicia sesión para empezar.",
  },
};
