// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarkedTextarea } from "./marked-textarea.tsx";

const MARKS = [{ id: "call", area: "task" as const, span: { start: 7, end: 15 } }];

test("the words of a mark are underlined below the field, and the field is the only one to be read", () => {
  const { container } = render(
    <MarkedTextarea aria-label="Entry" value="Please call Ana" readOnly marks={MARKS} onActive={() => {}} />,
  );
  expect(container.querySelector("mark")?.textContent).toBe("call Ana");
  expect(container.querySelector("mark")?.closest("[aria-hidden]")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Entry" })).toHaveProperty("value", "Please call Ana");
});

test("the caret within a mark lights it, and outside of it nothing", () => {
  const lit: (string | null)[] = [];
  render(
    <MarkedTextarea
      aria-label="Entry"
      value="Please call Ana"
      readOnly
      marks={MARKS}
      onActive={(id) => lit.push(id)}
    />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  for (const caret of [9, 2]) {
    field.setSelectionRange(caret, caret);
    fireEvent.select(field);
  }
  expect(lit).toEqual(["call", null]);
});
