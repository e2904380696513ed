import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles, readSources, ROOT } from "./sources.ts";

/** A language's table: sentences, or tables of them. */
export type Table = { readonly [key: string]: string | Table };

// Words that are the same in other languages: names, and what stands in a sample of the product's own text.
const SAME_EVERYWHERE = /^(Wisp|https?:|\{\{)/;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Key (dotted) → sentence. */
export const flatten = (table: Table, prefix = ""): [key: string, sentence: string][] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

/** Sentences of more than three words that are the same in English: nobody translated them. */
export const leftInEnglish = (english: Table, other: Table): string[] => {
  const sentences = new Map(flatten(english));
  return flatten(other)
    .filter(([key, text]) => sentences.get(key) === text && wordsIn(text) > 3 && !SAME_EVERYWHERE.test(text))
    .map(([key]) => key);
};

const wordsIn = (text: string): number => text.replaceAll(/\{\{.*?\}\}/g, "").match(/\p{L}+/gu)?.length ?? 0;

/**
 * Keys that no source names, neither whole nor by the start of a template (`problems.${code}`).
 * @param texts the sources, words left out
 */
export function unusedKeys(namespace: string, english: Table, texts: Iterable<string>): string[] {
  const named = new Set<string>();
  const starts = new Set<string>();
  for (const text of texts) {
    for (const [, , literal = ""] of text.matchAll(/(["'`])((?:\w+:)?[\w.-]+)\1/g)) named.add(literal);
    // A table that is asked for whole.
    for (const [, start = ""] of text.matchAll(/\(\s*["'`]([\w:.-]+)["'`],\s*\{\s*returnObjects/g))
      starts.add(`${start}.`);
    for (const [, start = ""] of text.matchAll(/`((?:\w+:)?[\w.-]+[.:_]|\w+)\$\{/g)) starts.add(start);
  }
  return flatten(english)
    .map(([key]) => key)
    .filter((key) => {
      const bare = key.replace(PLURAL, "");
      const spellings = [key, bare, `${namespace}:${key}`, `${namespace}:${bare}`];
      return !spellings.some(
        (spelling) => named.has(spelling) || [...starts].some((start) => spelling.startsWith(start)),
      );
    });
}

async function readTable(path: string): Promise<Table> {
  const module = (await import(pathToFileURL(join(ROOT, path)).href)) as Record<string, Table>;
  return Object.values(module)[0] ?? {};
}

if (import.meta.main) {
  const folders = listFiles()
    .filter((path) => /^app\/src\/.*\/words\/en\.ts$/.test(path))
    .map((path) => path.replace(/\/en\.ts$/, ""));
  const texts = readSources(/^app\/src\/(?!.*\/words\/).*\.tsx?$/);
  const found: string[] = [];
  let count = 0;
  for (const folder of folders) {
    const english = await readTable(`${folder}/en.ts`);
    count += flatten(english).length;
    const namespace = folder.split("/").at(-2) ?? "";
    found.push(
      ...unusedKeys(namespace, english, texts.values()).map((key) => `${folder}/en.ts: ${key}: nothing uses it`),
    );
    // A folder in it holds parts of the same tables.
    const languages = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith(".ts") && name !== "en.ts");
    for (const name of ["es.ts", "fr.ts"]) if (!languages.includes(name)) found.push(`${folder}/${name}: is missing`);
    for (const name of languages)
      found.push(
        ...leftInEnglish(english, await readTable(`${folder}/${name}`)).map(
          (key) => `${folder}/${name}: ${key}: still English`,
        ),
      );
  }
  for (const line of found) console.error(line);
  console.log(`${folders.length} tables of words, ${count} keys`);
  process.exitCode = folders.length > 0 && found.length === 0 ? 0 : 1;
}
