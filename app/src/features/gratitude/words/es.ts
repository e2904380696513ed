import type { WordsLike } from "#app/shared/words.ts";
import type { gratitudeEn } from "./en.ts";

export const gratitudeEs: WordsLike<typeof gratitudeEn> = {
  validation: {
    content: "Cuenta qué es lo que agradeces",
    entries: "Añade al menos una entrada de gratitud",
  },
  list: {
    title: "Diario de gratitud",
    subtitle: "Cosas buenas, día a día. Las pequeñas también cuentan.",
    failed: "Tu gratitud no se ha cargado",
    empty: { title: "Aún no hay nada", text: "Las cosas buenas que menciones estarán aquí, día a día." },
    visitor: "Las cosas buenas que menciones estarán aquí, día a día. Inicia sesión para empezar.",
  },
};
