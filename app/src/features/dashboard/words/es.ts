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
  checkIn: "Nuevo registro",
  account: "Menú de la cuenta",
  aside: "De un vistazo",
  new: {
    button: "Nuevo...",
    capture: "Captura rápida",
    task: "Tarea",
    goal: "Meta",
    person: "Persona",
    gratitude: "Algo que agradecer",
  },
  previous: {
    title: "Conversación anterior",
    saved: "Hemos guardado tu conversación anterior.",
    again: "Preguntar de nuevo",
    dismiss: "Descartar",
  },
  device: {
    label: "Dónde están tus cosas",
    text: "Tus cosas están en este dispositivo, y en ningún otro sitio. Con una cuenta están a salvo y te acompañan a todas partes.",
    signUp: "Crear una cuenta",
    dismiss: "Ahora no",
  },
  waiting: { title: "Esperan tu respuesta", all: "Verlo todo" },
};
