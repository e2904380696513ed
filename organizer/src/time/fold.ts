const PLAIN: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "–": "-",
  "—": "-",
  "œ": "o",
  "\t": " ",
  "\u00A0": " ",
  "\u202F": " ",
};

/**
 * The text in lower case and without accents, each UTF-16 code unit still in its place, so that positions found in it
 * are positions in the text.
 */
export function fold(text: string): string {
  // Most of a text is plain: only what is not is looked at letter by letter.
  return text.replace(/[^\n\r\x20-@\x5B-~]/g, (unit) => {
    const plain = PLAIN[unit] ?? unit.normalize("NFD").charAt(0).toLowerCase();
    return plain.length === 1 ? plain : unit;
  });
}
