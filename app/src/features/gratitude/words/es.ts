import type { WordsLike } from "#app/shared/words.ts";
import type { gratitudeEn } from "./en.ts";

export const gratitudeEs: WordsLike<typeof gratitudeEn> = {
  validation: {
    content: "Cuenta qué es lo que agradeces",
    entries: "Añade al menos una entrada de gratitud",
  },
};
