// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { NewRelationship, Relationship } from "../contract.ts";
import { newRelationship } from "../contract.ts";
import { groupOf, newPerson } from "../rules.ts";
import { readVCards } from "./read-vcards.ts";
import { decodeText } from "./vcard-lines.ts";
import { writeVCards } from "./write-vcards.ts";

const card = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD", ""].join("\r\n");
const read = (text: string) => readVCards(text, "Birthday").people.map(({ person: { id: _id, ...person } }) => person);
const droppedOf = (text: string) => readVCards(text, "Birthday").people.map(({ dropped }) => dropped);
const somebody = (sent: NewRelationship): Relationship => {
  const person = newPerson(newRelationship.parse(sent));
  const id = "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a03";
  const at = "2026-03-12T09:30:00.000Z";
  return {
    ...person,
    id,
    version: 1,
    actor: "person",
    createdAt: at,
    updatedAt: at,
    relationship: groupOf(person.relationshipType),
    lastInteraction: null,
  };
};

describe("Reading cards", () => {
  test("takes names, ways to reach somebody, dates, place, work, notes and tags", () => {
    const text = card(
      "VERSION:3.0",
      "N:Müller;Jörg;;Dr.;",
      "FN:Dr. Jörg Müller",
      "NICKNAME:Jogi",
      "BDAY:1990-05-07",
      "ANNIVERSARY:20160313",
      "item1.TEL;TYPE=CELL:+49 170 1",
      "TEL;TYPE=HOME,PREF:+49 30 2",
      "EMAIL;TYPE=INTERNET:joerg@example.org",
      "ADR;TYPE=HOME:;;Hauptstr. 1;Köln;NRW;50667;Deutschland",
      "ORG:Acme\\; Söhne;Forschung",
      "TITLE:Chemiker",
      "NOTE:Mag Tee\\, keinen Kaffee.\\nHat einen Hund.",
      "CATEGORIES:Uni,Chor\\, alt",
      "X-SOCIALPROFILE;TYPE=twitter:https://twitter.com/joerg",
      "URL:https://www.linkedin.com/in/joerg-m/",
      "URL:https://example.org",
      "TZ:Europe/Berlin",
      "item2.X-ABDATE;TYPE=pref:2020-02-29",
      "item2.X-ABLabel:Umzug",
    );
    expect(read(text)).toEqual([
      {
        firstName: "Jörg",
        lastName: "Müller",
        nickname: "Jogi",
        birthdate: "1990-05-07",
        anniversary: "2016-03-13",
        importantDates: [{ label: "Umzug", date: "2020-02-29" }],
        phone: "+49 30 2",
        email: "joerg@example.org",
        location: "Köln, Deutschland",
        jobTitle: "Chemiker, Acme; Söhne, Forschung",
        notes: "Mag Tee, keinen Kaffee.\nHat einen Hund.\n\n+49 170 1\nhttps://example.org",
        tags: ["Uni", "Chor, alt"],
        socialMediaHandles: [
          { platform: "twitter", handle: "joerg" },
          { platform: "linkedin", handle: "joerg-m" },
        ],
        timezone: "Europe/Berlin",
      },
    ]);
  });

  test("joins folded lines, also in the middle of a word, and takes bare line ends", () => {
    expect(read("BEGIN:VCARD\nVERSION:4.0\nFN:Zoë Lind\nNOTE:A very lo\n ng note\\n\n\t goes on\nEND:VCARD")).toEqual([
      expect.objectContaining({ firstName: "Zoë", lastName: "Lind", notes: "A very long note\n goes on" }),
    ]);
  });

  test("understands the quoted-printable cards of old phones", () => {
    const text = card(
      "VERSION:2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;;",
      "TEL;CELL;PREF:+49 170 1",
      "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:eins, zw=F6lf=0D=0A=",
      "drei",
      "BDAY:19900507T000000Z",
    );
    expect(read(text)).toEqual([
      expect.objectContaining({
        firstName: "Jörg",
        lastName: "Müller",
        phone: "+49 170 1",
        notes: "eins, zwölf\ndrei",
        birthdate: "1990-05-07",
      }),
    ]);
  });

  test("keeps a birthday without a year as an important date", () => {
    const dates = (line: string) => read(card("VERSION:4.0", "FN:Ana", line))[0];
    const yearless = { importantDates: [{ label: "Birthday", date: "1604-02-29" }] };
    expect(dates("BDAY:--0229")).toMatchObject(yearless);
    expect(dates("BDAY:--02-29")).toMatchObject(yearless);
    expect(dates("BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29")).toMatchObject(yearless);
    expect(dates("BDAY;VALUE=date:1992-03-14")).toMatchObject({ birthdate: "1992-03-14" });
  });

  test("names what it leaves out: a photo, a date that is none, a time zone that nobody knows", () => {
    const text = card(
      "VERSION:3.0",
      "FN:Ana Ruiz",
      "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRg",
      " ABAQAAAQABAAD",
      "BDAY:circa 1990",
      "TZ:Somewhere",
      `EMAIL:${"x".repeat(300)}@example.org`,
    );
    expect(droppedOf(text)).toEqual([["photo", "birthdate", "timezone", "email"]]);
    expect(droppedOf(card("VERSION:3.0", "FN:Ana", "BDAY:1990-02-31"))).toEqual([["birthdate"]]);
  });

  test("takes the name from wherever there is one, and counts cards that have none", () => {
    const text =
      card("VERSION:3.0", "N:;;;;", "ORG:Acme Ltd") +
      card("VERSION:3.0", "FN:Cher") +
      card("VERSION:3.0", "N:Only;;;;") +
      card("VERSION:3.0", "TEL:1") +
      "BEGIN:VCARD\r\nthis is no line\r\n;:x\r\nN:Broken\r\n";
    const { people, nameless } = readVCards(text, "Birthday");
    expect(people.map(({ person }) => [person.firstName, person.lastName])).toEqual([
      ["Acme", "Ltd"],
      ["Cher", undefined],
      ["Only", undefined],
    ]);
    expect(nameless).toBe(1);
    expect(readVCards("not a card at all", "Birthday")).toEqual({ people: [], nameless: 0 });
  });

  test("reads files of other encodings", () => {
    const latin = Uint8Array.from(card("VERSION:3.0", "FN:Jörg"), (letter) => letter.charCodeAt(0));
    expect(read(decodeText(latin))).toMatchObject([{ firstName: "Jörg" }]);
    const text = card("VERSION:3.0", "FN:Zoë 🙂");
    const wide = new Uint8Array([255, 254, ...[...text].flatMap((sign) => [...sign].flatMap(units))]);
    expect(read(decodeText(wide))).toMatchObject([{ firstName: "Zoë", lastName: "🙂" }]);
    expect(read(`\uFEFF${text}`)).toHaveLength(1);

    function units(sign: string): number[] {
      return Array.from({ length: sign.length }, (_, i) => sign.charCodeAt(i)).flatMap((unit) => [
        unit & 255,
        unit >> 8,
      ]);
    }
  });
});

test("what is written is read back as it was, with umlauts, signs and long lines", () => {
  const sent: NewRelationship = {
    firstName: "Jörg; der, Große",
    lastName: "Müller\\Lüdenscheid",
    nickname: "Jogi, der",
    relationshipType: "other",
    customRelationship: "Nachbar",
    birthdate: "1990-05-07",
    anniversary: "2016-02-29",
    phone: "+49 (0) 30 / 12",
    email: "joerg@example.org",
    location: "Köln, am Rhein",
    timezone: "Europe/Berlin",
    jobTitle: "Chemiker; Fahrer",
    notes: `Zeile eins\nZeile zwei, ${"äöü🙂 ".repeat(60)}Ende \\ "so"`,
    tags: ["a,b", "c;d"],
    socialMediaHandles: [{ platform: "instagram", handle: "joerg.m" }],
    importantDates: [{ label: "Umzug, der große", date: "2020-02-29" }],
    checkInFrequency: "quarterly",
  };
  const text = writeVCards([somebody(sent), somebody({ firstName: "Zoë" })], "Birthday");
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  expect(Math.max(...text.split("\r\n").map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(76);
  expect(read(text)).toEqual([
    sent,
    expect.objectContaining({ firstName: "Zoë", relationshipType: "friend", checkInFrequency: "monthly" }),
  ]);
});

test("a birthday without a year goes out and comes back without one", () => {
  const yearless = somebody({ firstName: "Ana", importantDates: [{ label: "Birthday", date: "1604-02-29" }] });
  const text = writeVCards([yearless], "Birthday");
  expect(text).toContain("BDAY:--0229");
  expect(read(text)[0]?.importantDates).toEqual(yearless.importantDates);
});
