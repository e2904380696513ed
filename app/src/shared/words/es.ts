import type { WordsLike } from "#app/shared/words.ts";
import type { sharedEn } from "./en.ts";

export const sharedEs: WordsLike<typeof sharedEn> = {
  problems: {
    "malformed": "No se ha podido leer la petición.",
    "invalid": "Algunos campos necesitan otra mirada.",
    "timezone-required": "Hace falta la zona horaria",
    "not-signed-in": "Inicia sesión primero.",
    "wrong-credentials": "Ese nombre de usuario y esa contraseña no van juntos.",
    "forbidden-origin": "Esta petición viene de otro sitio.",
    "free-limit": "Límite del plan gratuito: {{maximum}} relaciones como máximo",
    "confirm-password": "Escribe de nuevo tu contraseña.",
    "day-over": "Ese día ya terminó, así que su entrada se queda como está.",
    "not-found": "Aquí no hay nada con ese nombre.",
    "gone": "Se borró hace más de 30 días.",
    "conflict": "No encaja con lo que ya hay.",
    "stale-version": "Mientras tanto se cambió en otro lugar.",
    "taken": "Alguien ya lo tiene.",
    "too-large": "Es más de lo que cabe: {{maximum}} bytes como máximo.",
    "too-many-requests": "Demasiados intentos. Espera un poco.",
    "internal": "Algo ha fallado aquí. Lo que escribiste sigue donde estaba.",
    "unavailable": "Una parte de Wisp no responde. Inténtalo de nuevo en un momento.",
  },
  validation: {
    text: "Escribe texto sin más",
    tooLong: "Es más largo de lo que cabe aquí",
    required: "Rellena este campo",
    tooMany: "Son más de los que caben aquí",
    id: "Eso no es un identificador",
    number: "Escribe un número entero dentro del margen",
    cursor: "Esa dirección de página no es válida",
    choice: "Elige uno de los valores",
    date: "Escribe una fecha válida",
    timezoneRequired: "Hace falta la zona horaria",
    repeat: "Esa repetición no se entiende",
    other: "Míralo otra vez",
  },
};
