/** A text whose accents are one with their letters, and where each of its places stood before. */
export type Composed = { text: string; original: (position: number) => number };

const CLUSTER = /\P{M}\p{M}+/gu;

/** Joins accents that are written apart from their letters ("e" + "´"), as some keyboards and file names have them. */
export function compose(text: string): Composed {
  if (text.normalize("NFC") === text) return { text, original: (position) => position };
  const places: number[] = [];
  let composed = "";
  let from = 0;
  const keep = (words: string, start: number, step: number) => {
    for (let index = 0; index < words.length; index += 1) places.push(start + index * step);
    composed += words;
  };
  for (const match of text.matchAll(CLUSTER)) {
    const joined = match[0].normalize("NFC");
    if (joined.length >= match[0].length) continue;
    keep(text.slice(from, match.index), from, 1);
    keep(joined, match.index, 0);
    from = match.index + match[0].length;
  }
  keep(text.slice(from), from, 1);
  return { text: composed, original: (position) => places[position] ?? text.length };
}
