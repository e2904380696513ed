import { expect, test } from "vitest";
import { leftInEnglish, unusedKeys } from "./words.ts";

const english = {
  title: "Your notes",
  count_one: "{{count}} note",
  count_other: "{{count}} notes",
  problems: { invalid: "Some fields need another look." },
  done: { title: "Done", text: "It is filed." },
  spare: "Nobody says this",
};

test("a key is used by its name, with its namespace, as a plural, by a template's start, or with its whole table", () => {
  const source = 't("title"); t("notes:count", { count }); t(`problems.${code}`); t("done", { returnObjects: true });';
  expect(unusedKeys("notes", english, [source])).toEqual(["spare"]);
});

test("a sentence of more than three words that is the same in another language was not translated", () => {
  const spanish = { ...english, title: "Tus notas", done: { title: "Done", text: "Está guardado." } };
  expect(leftInEnglish(english, spanish)).toEqual(["problems.invalid"]);
});
