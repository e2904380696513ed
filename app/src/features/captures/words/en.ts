/** What a capture's card says. */
export const capturesEn = {
  by: "by {{date}}",
  notFiled: "Not filed yet",
  nothing: "There was nothing to file in this. Your words are kept.",
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    captures: typeof capturesEn;
  }
}
