import { describe, expect, test } from "vitest";
import { understandAsk } from "./understand-ask.ts";

const ask = (text: string) => understandAsk(text, { now: "2026-03-12T09:30" });

describe("a reminder", () => {
  test("has its time and is about the rest", () => {
    expect(ask("remind me to call the vet at 4")).toMatchObject({ intent: "reminder", category: "task", title: "Call the vet", due: "2026-03-12T16:00" });
    expect(ask("recuérdame mañana a las 5 llamar a la tintorería")).toMatchObject({ intent: "reminder", due: "2026-03-13T17:00" });
    expect(ask("rappelle-moi chaque dimanche à 19h d'arroser les plantes")).toMatchObject({ intent: "reminder", repeat: "FREQ=WEEKLY;BYDAY=SU" });
  });

  test("takes the time that follows the asking", () => {
    expect(ask("the permit runs out on march 27 so remind me on the 25th at 6pm to renew it")).toMatchObject({ due: "2026-03-25T18:00" });
  });

  test("is none where it asks what was said", () => {
    expect(ask("remind me what ingrid does for a living?")).toMatchObject({ intent: "question", category: "relationship" });
  });
});

describe("something to keep", () => {
  test("is filed where the request says", () => {
    expect(ask("add dentist monday 3pm to my tasks")).toMatchObject({ intent: "create", category: "task", title: "Dentist", due: "2026-03-16T15:00" });
    expect(ask("ajoute à mes objectifs : courir 10 km sans m'arrêter")).toMatchObject({ intent: "create", category: "goal" });
  });

  test("may be a plain note, of its first item's category", () => {
    expect(ask("Dentist tuesday 3pm. So grateful mum drove me home")).toMatchObject({ intent: "create", category: "task" });
    expect(ask("agradezco que mi hermana me llevara al aeropuerto")).toMatchObject({ intent: "create", category: "gratitude" });
  });
});

describe("a question", () => {
  test.each([["how have i been feeling since new year", "emotion"], ["when did i last see ingrid", "relationship"], ["¿qué tengo pendiente para el viernes?", "task"], ["whats 15% of 84", null]])("%s", (text, category) => {
    expect(ask(text)).toMatchObject({ intent: "question", category });
  });
});

describe("a way to a page", () => {
  test.each([["open my gratitude list", "gratitude"], ["take me to upload", "upload"], ["montre-moi mes tâches", "task"], ["go to organise", "organize"]])("%s", (text, category) => {
    expect(ask(text)).toMatchObject({ intent: "navigate", category, title: "" });
  });
});

test.each(["", " ", "\u0000", "\ud800", "?", "remind me", "add", "a".repeat(100_000), "remind me ".repeat(10_000)])("no text is too odd: %j", (text) => {
  expect(() => ask(text)).not.toThrow();
});
