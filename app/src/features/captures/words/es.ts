import type { WordsLike } from "#app/shared/words.ts";
import type { capturesEn } from "./en.ts";

export const capturesEs: WordsLike<typeof capturesEn> = {
  by: "antes del {{date}}",
  notFiled: "Aún sin archivar",
  nothing: "Aquí no había nada que archivar. Tus palabras están guardadas.",
  crisis: {
    title: "Tus palabras están guardadas, tal como las escribiste.",
    text: "Parece que esto pesa mucho ahora mismo. No tienes que llevarlo a solas. Hay alguien que escucha, a cualquier hora:",
    us: "Estados Unidos",
    uk: "Reino Unido e Irlanda, Samaritans",
    es: "España",
    fr: "Francia",
    elsewhere:
      "En otros lugares: findahelpline.com. Si corres peligro ahora, llama al número de emergencias de tu país.",
  },
};
