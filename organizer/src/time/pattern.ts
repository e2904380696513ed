import type { RuleName } from "./rules.ts";
import type { WordKind } from "./word-kinds.ts";

/** The words that a pattern caught, by their name in it. */
export type Caught = {
  text: (name: string) => string | undefined;
  number: (name: string) => number | undefined;
};

export type Pattern = { rule: RuleName; match: (folded: string, at: number) => { end: number; caught: Caught } | null };

// A number or word that goes on is not what it seems: "4" of "4.5", "10" of "10%", "mar" of "marzo".
const ENDS = "(?![\\p{L}\\p{N}])(?!(?<=\\d)(?:[.,:/-]\\d| ?%| ?°))";

/** Turns ` ?` into any spaces or none, and a space into one to four of them, outside of character classes. */
export const spaces = (source: string) =>
  source.replace(/\[[^\]]*\]| \??/g, (found) => (found === " ?" ? " {0,4}" : found === " " ? " {1,4}" : found));

/** What is looked for behind a place are whole words: "at" is not seen in "that". */
const wholeWords = (source: string) =>
  source.replace(/\(\?<[=!](?=[a-z]|\(\?:)/g, (open) => `${open}(?<![\\p{L}\\p{N}])`);

/** A pattern of a language, ready to be tried at a position of a folded text. */
export function compile(rule: RuleName, source: string, kinds: Readonly<Record<string, WordKind>>): Pattern {
  // A name may stand in a pattern more than once; each gets a group of its own, and the first that caught counts.
  const groupsOf = new Map<string, { group: string; kind: WordKind }[]>();
  const full = spaces(wholeWords(source)).replace(
    /\{(~?)([a-z]\w+|n)(?::(\w+))?\}/g,
    (_, silent: string, name: string, as: string = name) => {
      const kind = kinds[name];
      if (kind === undefined) throw new Error(`No kind of word is named ${name}`);
      if (silent !== "") return spaces(kind.source);
      const sameName = groupsOf.get(as) ?? [];
      groupsOf.set(as, sameName);
      sameName.push({ group: `${as}_${sameName.length}`, kind });
      return `(?<${as}_${sameName.length - 1}>${spaces(kind.source)})`;
    },
  );
  const regex = new RegExp(`(?:${full})${ENDS}`, "uy");
  return {
    rule,
    match(folded, at) {
      regex.lastIndex = at;
      const found = regex.exec(folded);
      if (found === null) return null;
      const end = regex.lastIndex;
      const read = (name: string) => {
        const caught = groupsOf.get(name)?.find(({ group }) => found.groups?.[group] !== undefined);
        return caught?.kind.read(found.groups?.[caught.group] ?? "");
      };
      return {
        end,
        caught: {
          text: (name) => read(name)?.toString(),
          number: (name) => {
            const value = read(name);
            return value === undefined ? undefined : Number(value);
          },
        },
      };
    },
  };
}
