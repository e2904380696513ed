/**
 * The text in lower case with plain apostrophes and spaces, code unit for code unit as long as the original, so that
 * a position in one is a position in the other.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // A few letters grow when lowered (İ): those texts are lowered unit by unit, keeping what would grow.
  const sameLength = lower.length === text.length ? lower : [...text].map(lowerInPlace).join("");
  return sameLength
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, " ");
}

function lowerInPlace(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}
