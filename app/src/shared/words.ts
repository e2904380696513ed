/** The shape that every language's table of the same words must have: the same keys, any sentences. */
export type WordsLike<T> = { readonly [K in keyof T]: T[K] extends string ? string : WordsLike<T[K]> };

/** The languages of the interface. */
export const INTERFACE_LANGUAGES = ["en", "es", "fr"] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];
