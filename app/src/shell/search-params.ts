/** The query of an address as plain strings: the router's own reading would make the number 42 of `?search=42`. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The reverse; what is undefined, null or empty is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const words = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const text = new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}
