/** What a capture's card says. */
export const capturesEn = {
  by: "by {{date}}",
  notFiled: "Not filed yet",
  nothing: "There was nothing to file in this. Your words are kept.",
  crisis: {
    title: "Your words are kept, just as you wrote them.",
    text: "It sounds as if this is very heavy right now. You do not have to carry it alone. Somebody is there to listen, at any hour:",
    us: "United States",
    uk: "United Kingdom and Ireland, Samaritans",
    es: "Spain",
    fr: "France",
    elsewhere: "Elsewhere: findahelpline.com. If you are in danger now, please call your local emergency number.",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    captures: typeof capturesEn;
  }
}
