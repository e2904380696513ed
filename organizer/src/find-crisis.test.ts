import { expect, test } from "vitest";
import { findCrisis } from "./find-crisis.ts";

test.each([
  "I want to die", "i keep thinking about killing myself", "i don't want to be alive anymore", "they'd be better off without me", "thoughts of suicide again",
  "i've been cutting myself", "me quiero morir", "quiero acabar con mi vida", "ya no quiero vivir", "pienso en suicidarme",
  "j'ai envie de mourir", "je veux en finir", "je pense au suicide", "je ne veux plus vivre", "me faire du mal",
])("words of crisis: %s", (text) => {
  expect(findCrisis(text)).not.toBeNull();
});

test.each([
  "this traffic kills me", "dying to see you", "muero de ganas de verte", "me muero de risa", "je meurs de faim", "mort de rire", "i cut myself shaving",
  "killing time before the flight", "kill the weeds", "dead tired", "the deadline is killing me", "cut myself some slack", "suicide squad with Leo on friday",
  "I don't want to live in Leeds", "no quiero vivir con ellos", "je ne veux plus vivre à Paris", "this cake is to die for", "i nearly died laughing",
])("only a figure of speech: %s", (text) => {
  expect(findCrisis(text)).toBeNull();
});

test("says where", () => {
  const text = "Long day. I want to die.";
  const span = findCrisis(text)!;
  expect(text.slice(span.start, span.end)).toBe("want to die");
});
