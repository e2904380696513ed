import type { WordsLike } from "#app/shared/words.ts";
import type { relationshipsEn } from "./en.ts";

export const relationshipsEs: WordsLike<typeof relationshipsEn> = {
  validation: {
    firstName: "Escribe un nombre para esta relación",
    customRelationship: "Indica el tipo de relación",
    photo: "Elige una de tus propias imágenes",
    merge: "Elige a otra persona",
  },
  list: {
    title: "Relaciones",
    subtitle: "La gente que importa, y cuándo hablasteis por última vez.",
    lastSpoke: "Última vez: {{when}}",
    never: "Aún no hay ningún momento apuntado",
    failed: "Tu gente no se ha cargado",
    empty: {
      title: "Aún no hay nadie",
      text: "Menciona a alguien en una nota, añádelo con un clic, y Wisp guarda cuándo hablasteis.",
    },
    visitor: "La gente que menciones estará aquí, con la última vez que hablasteis. Inicia sesión para empezar.",
  },
  groups: { friend: "Amistad", family: "Familia", colleague: "Trabajo", other: "Otra" },
};
