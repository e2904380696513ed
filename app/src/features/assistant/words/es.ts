import type { WordsLike } from "#app/shared/words.ts";
import type { assistantEn } from "./en.ts";

export const assistantEs: WordsLike<typeof assistantEn> = {
  validation: {
    blank: "Escribe una pregunta",
  },
  answers: {
    captured: "Aquí es donde ha ido.",
    nothing: "Guardado como lo escribiste. No había nada que archivar.",
    navigate: "Vamos.",
    later: "Wisp ha guardado tus palabras. Aún no puede responder preguntas; las respuestas vienen después.",
    reminder: "Guardado, con su fecha. Wisp aún no puede avisarte; los recordatorios vienen después.",
    visitorLater:
      "Wisp aún no puede responder preguntas; las respuestas vienen después. Con una cuenta guarda lo que preguntas.",
    visitorNote: "Aquí es donde iría.",
  },
  actions: {
    task: "Abrir tareas",
    goal: "Abrir metas",
    relationship: "Abrir relaciones",
    emotion: "Abrir emociones",
    gratitude: "Abrir gratitud",
    insight: "Abrir ideas",
    unsorted: "Abrir Organizar",
    upload: "Abrir Subir contenido",
    organize: "Abrir Organizar",
    journal: "Abrir el diario",
  },
  ask: {
    placeholder: "Pregunta... o cuéntale lo que sea a Wisp",
    send: "Enviar",
    clear: "Borrar",
    blank: { title: "Escribe una pregunta", text: "Escribe algo para preguntar a Wisp" },
    pending: "Invocando sabiduría...",
    failed: "La búsqueda ha fallado",
    unknownError: "Ha ocurrido un error desconocido",
    tooLong: "Es más largo de lo que cabe de una vez (100.000 caracteres). Sigue en el cuadro: envíalo por partes.",
    result: "Respuesta",
    undo: "Deshacer",
    undone: "Deshecho. Tus palabras siguen guardadas en Organizar.",
    undoFailed: "No se ha podido deshacer",
    seeInOrganize: "Verlo en Organizar",
    onDevice: "Esto es lo que Wisp ha encontrado. Se guarda para siempre en cuanto inicies sesión.",
    title: "Pregunta a Wisp",
    about: "Una pregunta, una nota, un sitio al que ir.",
  },
};
