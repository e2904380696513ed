import type { WordsLike } from "#app/shared/words.ts";
import type { landingEn } from "./en.ts";

export const landingEs: WordsLike<typeof landingEn> = {
  tagline: "Di lo que tienes en mente. Encuéntralo en su sitio.",
  logIn: "Iniciar sesión",
  toDashboard: "Abrir el panel",
  toAuth: "Inicia sesión o regístrate",
  shortcutsLabel: "Áreas de la vida",
  shortcuts: {
    dashboard: "Panel",
    tasks: "Tareas",
    goals: "Metas",
    relationships: "Relaciones",
    emotions: "Emociones",
    gratitude: "Gratitud",
    insights: "Ideas",
    upload: "Subir",
    organize: "Organizar",
    voiceNotes: "Notas de voz",
  },
  invite: {
    title: "Por ahora, esto vive solo en este dispositivo.",
    text: "Regístrate gratis y tus palabras irán contigo.",
    action: "Empieza tu viaje mágico",
  },
};
