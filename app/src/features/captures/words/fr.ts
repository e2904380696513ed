import type { WordsLike } from "#app/shared/words.ts";
import type { capturesEn } from "./en.ts";

export const capturesFr: WordsLike<typeof capturesEn> = {
  by: "avant le {{date}}",
  notFiled: "Pas encore classé",
  nothing: "Il n'y avait rien à classer ici. Vos mots sont gardés.",
  crisis: {
    title: "Vos mots sont gardés, tels que vous les avez écrits.",
    text: "Cela semble très lourd en ce moment. Vous n'avez pas à porter cela sans aide. Quelqu'un est là pour écouter, à toute heure :",
    us: "États-Unis",
    uk: "Royaume-Uni et Irlande, Samaritans",
    es: "Espagne",
    fr: "France",
    elsewhere:
      "Ailleurs : findahelpline.com. Si vous êtes en danger maintenant, appelez le numéro d'urgence de votre pays.",
  },
};
