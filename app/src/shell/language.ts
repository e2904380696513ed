import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "#app/shared/words.ts";
import { readStored, writeStored } from "./storage.ts";

const KEY = "wisp-language";

// By folder, so that a new feature's words need no entry anywhere. Each table is a file of its own, fetched when a
// screen asks for its namespace.
const TABLES = import.meta.glob<Record<string, object>>([
  "./words/*.ts",
  "../ui/words/*.ts",
  "../shared/words/*.ts",
  "../features/*/words/*.ts",
]);

const folderOf = (namespace: string): string => {
  if (namespace === "shell") return ".";
  return namespace === "ui" || namespace === "shared" ? `../${namespace}` : `../features/${namespace}`;
};

async function readTable(language: string, namespace: string): Promise<object> {
  const load = TABLES[`${folderOf(namespace)}/words/${language}.ts`];
  if (!load) throw new Error(`No words for ${namespace} in ${language}`);
  // A words file exports its table and nothing else.
  return Object.values(await load())[0] ?? {};
}

/** The stored choice, else the first of the browser's languages that the interface speaks, else English. */
export function preferredLanguage(): InterfaceLanguage {
  const wished = [readStored(KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wished.map((tag) => INTERFACE_LANGUAGES.find((known) => known === tag)).find(Boolean) ?? "en";
}

/** Starts i18next with the namespaces that the first screen needs; the others are fetched where `useTranslation` names them. */
export async function startLanguage(namespaces: readonly string[], language = preferredLanguage()): Promise<void> {
  document.documentElement.lang = language;
  await i18next
    .use({ type: "backend" as const, read: readTable })
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...INTERFACE_LANGUAGES],
      // Every language has every key (a missing one does not compile), so there is nothing to fall back to.
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Stores a choice of language and shows it. */
export async function setLanguage(language: InterfaceLanguage): Promise<void> {
  writeStored(KEY, language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The language that is shown. */
export const currentLanguage = (): InterfaceLanguage =>
  INTERFACE_LANGUAGES.find((known) => known === i18next.language) ?? "en";

/** Fetches words ahead, for a route's loader. */
export const loadWords = (namespaces: readonly string[]): Promise<void> => i18next.loadNamespaces([...namespaces]);

/**
 * The sentence of a word key that is only known at run time, e.g. a message of a contract's schema
 * ("account:validation.email"); "validation:…" is short for "shared:validation.…". Null where there is no such key.
 */
export function sayKey(key: string, params: Record<string, string | number> = {}): string | null {
  const full = key.startsWith("validation:") ? `shared:validation.${key.slice("validation:".length)}` : key;
  const say = i18next.t as unknown as (key: string, params: object) => string;
  return i18next.exists(full) ? say(full, params) : null;
}
