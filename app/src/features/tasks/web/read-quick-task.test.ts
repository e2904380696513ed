import { LANGUAGES, type Language } from "@wisp/organizer";
import { beforeAll, describe, expect, test } from "vitest";
import { readQuickTask } from "./read-quick-task.ts";

const now = "2026-03-12T09:30";
const read = (text: string, language: Language = "en", rejected: readonly string[] = []) =>
  readQuickTask(text, { now, language, rejected });
const inShort = (text: string, language?: Language) => {
  const { title, dueDate, repeat, priority } = read(text, language);
  return [title, dueDate, repeat, priority];
};
const MONDAYS = "FREQ=WEEKLY;BYDAY=MO";

// The first reading of each language compiles its rules, which takes its time on a busy machine.
beforeAll(() => LANGUAGES.forEach((language) => void read("x", language)), 60_000);

describe("A line", () => {
  test("gives its date, its repeat and its priority, and the rest is the title", () => {
    expect(inShort("Call the dentist friday 3pm, high priority")).toEqual([
      "Call the dentist",
      "2026-03-13T15:00",
      null,
      "high",
    ]);
    expect(inShort("Take the bins out every Monday at 8am")).toEqual([
      "Take the bins out",
      "2026-03-16T08:00",
      MONDAYS,
      null,
    ]);
    expect(inShort("!low water the ferns tomorrow")).toEqual(["water the ferns", "2026-03-13", null, "low"]);
  });

  test("is read in Spanish", () => {
    expect(inShort("Llamar al dentista mañana a las 15:00, prioridad alta", "es")).toEqual([
      "Llamar al dentista",
      "2026-03-13T15:00",
      null,
      "high",
    ]);
    expect(inShort("Sacar la basura cada lunes a las 8", "es")).toEqual([
      "Sacar la basura",
      "2026-03-16T08:00",
      MONDAYS,
      null,
    ]);
    expect(inShort("Comprar pan, baja prioridad", "es")).toEqual(["Comprar pan", null, null, "low"]);
  });

  test("is read in French", () => {
    expect(inShort("Appeler le dentiste demain à 15h, priorité haute", "fr")).toEqual([
      "Appeler le dentiste",
      "2026-03-13T15:00",
      null,
      "high",
    ]);
    expect(inShort("Sortir les poubelles tous les lundis à 8h", "fr")).toEqual([
      "Sortir les poubelles",
      "2026-03-16T08:00",
      MONDAYS,
      null,
    ]);
    expect(inShort("Acheter du pain, faible priorité", "fr")).toEqual(["Acheter du pain", null, null, "low"]);
  });

  test("that says nothing of it is its title as it stands", () => {
    expect(read("  Read chapter 3: the sea, again ")).toMatchObject({
      title: "Read chapter 3: the sea, again",
      chips: [],
    });
  });

  test("that says nothing else has no title", () => {
    expect(read("tomorrow 3pm").title).toBe("");
  });

  test("keeps its capital where its first words go", () => {
    expect(read("Tomorrow: call mum").title).toBe("Call mum");
    expect(read("tomorrow call mum").title).toBe("call mum");
  });
});

describe("A chip", () => {
  test("stands for one place of the line, in its order", () => {
    expect(read("Urgent: send the sheet friday, 6pm").chips).toMatchObject([
      { kind: "priority", priority: "high", words: "Urgent" },
      { kind: "due", dueDate: "2026-03-13T18:00", words: "friday, 6pm" },
    ]);
    expect(read("Friday call Ana, 6pm")).toMatchObject({
      title: "Call Ana",
      dueDate: "2026-03-13T18:00",
      chips: [
        { kind: "due", dueDate: "2026-03-13", words: "Friday" },
        { kind: "clock", time: "18:00", words: "6pm" },
      ],
    });
  });

  test("of a repeat holds its time of day, and its start is one of its own", () => {
    expect(read("Gym every weekday at 7am").chips).toMatchObject([{ kind: "repeat", time: "07:00" }]);
    expect(read("Every 2 weeks water the ferns, starting friday")).toMatchObject({
      title: "Water the ferns",
      dueDate: "2026-03-13",
      repeat: "FREQ=WEEKLY;INTERVAL=2",
    });
  });

  test("that is rejected leaves its words in the title, and nothing is read from them", () => {
    const line = "Watch Friday Night Lights tomorrow";
    expect(read(line, "en", ["Friday Night"])).toMatchObject({
      title: "Watch Friday Night Lights",
      dueDate: "2026-03-13",
    });
    expect(read("Call Ana friday 3pm high priority", "en", ["friday 3pm", "high priority"])).toMatchObject({
      title: "Call Ana friday 3pm high priority",
      dueDate: null,
      priority: null,
      chips: [],
    });
  });

  test("that is rejected takes nothing of the others away", () => {
    const line = "Friday call Ana, 6pm";
    expect(read(line, "en", ["Friday"])).toMatchObject({ title: "Friday call Ana", dueDate: "2026-03-12T18:00" });
    expect(read(line, "en", ["6pm"])).toMatchObject({ title: "Call Ana, 6pm", dueDate: "2026-03-13" });
  });
});

describe("Words in quotes", () => {
  test("are never read", () => {
    expect(inShort('Read "Tuesdays with Morrie" friday')).toEqual([
      'Read "Tuesdays with Morrie"',
      "2026-03-13",
      null,
      null,
    ]);
    expect(inShort("Lire « demain, priorité haute » lundi", "fr")).toEqual([
      "Lire « demain, priorité haute »",
      "2026-03-16",
      null,
      null,
    ]);
    expect(inShort('"p1 tomorrow"')).toEqual(['"p1 tomorrow"', null, null, null]);
  });
});

describe("A priority", () => {
  test.each([
    ["Pay the rent !high", "high"],
    ["p1 pay the rent", "high"],
    ["Pay the rent, urgent!", "high"],
    ["Pagar el alquiler, muy urgente", "high"],
    ["Payer le loyer !haute", "high"],
    ["Pay the rent p2", "medium"],
    ["Pagar el alquiler, prioridad media", "medium"],
    ["Payer le loyer, priorité moyenne", "medium"],
    ["Pay the rent, priority: low", "low"],
    ["Pagar el alquiler !baja", "low"],
    ["Payer le loyer p3", "low"],
  ])("stands in “%s”: %s", (line, priority) => {
    expect(read(line).priority).toBe(priority);
    expect(read(line).title).toMatch(/^(Pay the rent|Pagar el alquiler|Payer le loyer|pay the rent)$/);
  });

  test.each(["Find the urgent care near us", "Read the mp3 manual", "Buy a p10 bulb", "Say no!higher"])(
    "does not stand in “%s”",
    (line) => expect(read(line).priority).toBeNull(),
  );
});
