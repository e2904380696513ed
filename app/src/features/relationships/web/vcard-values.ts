import ICAL from "ical.js";
import { writtenLine, type VCardLine } from "./vcard-lines.ts";

/** A property of a card as it is understood: its parts with their escapes resolved. */
export type VCardProperty = {
  group: string;
  /** In lower case. */
  name: string;
  /** The values of TYPE and PREF, in lower case. */
  types: string[];
  omitsYear: boolean;
  /** One entry a value; a value in parts (a name, an address) is a list of its own. */
  values: (string | string[])[];
};

// The kind that ical.js would guess for these differs between versions and loses text.
const AS_TEXT = /^(X-.*|TZ|URL|IMPP|TEL|BDAY|ANNIVERSARY)$/;

/** The properties of one card that make sense; those that do not are left out. */
export function propertiesOf(lines: readonly VCardLine[]): VCardProperty[] {
  return lines.flatMap((line) => {
    const params = AS_TEXT.test(line.name)
      ? [...line.params.filter((param) => !/^VALUE=/i.test(param)), "VALUE=text"]
      : line.params;
    return read({ ...line, params }) ?? read({ ...line, params: [] }) ?? [];
  });
}

function read(line: VCardLine): VCardProperty | null {
  try {
    const text = ["BEGIN:VCARD", "VERSION:3.0", writtenLine(line), "END:VCARD"].join("\r\n");
    const [, properties] = ICAL.parse(text) as [string, [string, Params, string, ...(string | string[])[]][]];
    const found = properties[1];
    if (!found) return null;
    const [name, params, , ...values] = found;
    return { group: line.group, name, types: typesIn(params), omitsYear: "x-apple-omit-year" in params, values };
  } catch {
    // ical.js refuses what is no vCard; the rest of the card is still good.
    return null;
  }
}

type Params = Record<string, string | string[]>;

const typesIn = ({ type, pref }: Params): string[] => [
  ...[type ?? []].flat().flatMap((one) => one.toLowerCase().split(",")),
  ...(pref === undefined ? [] : ["pref"]),
];
