/** One line of a vCard: `item1.TEL;TYPE=cell:+44 20`. */
export type VCardLine = {
  /** Ties a line to its label (`item1`). */
  group: string;
  /** In upper case. */
  name: string;
  /** As written, `TYPE=cell`. */
  params: string[];
  value: string;
};

/** The text of a file: UTF-8, or what old address books wrote. */
export function decodeText(bytes: Uint8Array): string {
  const mark = bytes.slice(0, 2).join(" ");
  if (mark === "255 254" || mark === "254 255")
    return new TextDecoder(mark === "255 254" ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The cards of a text, each as its lines between BEGIN and END; what stands outside of cards is left out. */
export function cardsIn(text: string): VCardLine[][] {
  const cards: VCardLine[][] = [];
  let open: VCardLine[] | null = null;
  for (const line of unfold(text).map(readLine)) {
    if (line === null) continue;
    const what = line.value.trim().toUpperCase();
    if (line.name === "BEGIN" && what === "VCARD") open = [];
    else if (line.name === "END" && what === "VCARD") {
      if (open) cards.push(open);
      open = null;
    } else open?.push(line);
  }
  return cards;
}

/** A line as vCard 3.0 and 4.0 write it. */
export const writtenLine = ({ name, params, value }: VCardLine): string => `${[name, ...params].join(";")}:${value}`;

// Long lines go on in the next one, behind a space; those in the old quoted-printable way end in "=".
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(raw)) lines[lines.length - 1] = last + raw.slice(1);
    else if (last !== undefined && isQuotedPrintable(last) && last.endsWith("="))
      lines[lines.length - 1] = last.slice(0, -1) + raw;
    else lines.push(raw);
  }
  return lines;
}

const isQuotedPrintable = (line: string): boolean => /^[^:]*;(ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line);

function readLine(line: string): VCardLine | null {
  const colon = unquoted(line, ":");
  if (colon < 0) return null;
  const [named = "", ...params] = splitUnquoted(line.slice(0, colon));
  const dot = named.lastIndexOf(".");
  const name = named
    .slice(dot + 1)
    .trim()
    .toUpperCase();
  if (!/^[A-Z0-9-]+$/.test(name)) return null;
  const read = { group: named.slice(0, Math.max(dot, 0)).toLowerCase(), name, value: line.slice(colon + 1) };
  return isQuotedPrintable(line) ? plain({ ...read, params }) : { ...read, params: params.map(asPair) };
}

// vCard 2.1 writes the values of TYPE alone: `TEL;CELL`.
const asPair = (param: string): string => (param.includes("=") ? param : `TYPE=${param}`);

function plain({ params, value, ...line }: VCardLine): VCardLine {
  const charset = params.map((param) => /^CHARSET=(.*)$/i.exec(param)?.[1]).find(Boolean) ?? "utf-8";
  const kept = params.filter((param) => !/^(CHARSET=|(ENCODING=)?QUOTED-PRINTABLE$)/i.test(param));
  const escaped = decodeQuotedPrintable(value, charset)
    .replaceAll("\\", "\\\\")
    .replaceAll(/\r\n|\n|\r/g, "\\n")
    .replaceAll(",", "\\,");
  return { ...line, params: kept.map(asPair), value: escaped };
}

function decodeQuotedPrintable(value: string, charset: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at += 1) {
    const code = /^=([0-9a-f]{2})/i.exec(value.slice(at, at + 3))?.[1];
    if (code === undefined) bytes.push(...new TextEncoder().encode(value.charAt(at)));
    else {
      bytes.push(Number.parseInt(code, 16));
      at += 2;
    }
  }
  return decoderOf(charset).decode(new Uint8Array(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder("windows-1252");
  }
}

function unquoted(text: string, sign: string): number {
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === sign && !quoted) return at;
  }
  return -1;
}

function splitUnquoted(text: string): string[] {
  const at = unquoted(text, ";");
  return at < 0 ? [text] : [text.slice(0, at), ...splitUnquoted(text.slice(at + 1))];
}
