// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { loadWords } from "#app/shell/language.ts";
import { agreeToMove, decisionFor } from "#app/shell/device/moving-consent.ts";
import { fakeServer, renderAt } from "#app/shell/testing.tsx";
import { Moving } from "./moving.tsx";

const ME = "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a03";
const REFUSED = { code: "free-limit", params: { maximum: 5 }, detail: "Free tier limit reached: 5" };
const standing = (key: string) => JSON.parse(localStorage.getItem(key) ?? "[]") as object[];

beforeEach(() => {
  localStorage.setItem("relationships", JSON.stringify([{ firstName: "Ana" }, { firstName: "Tom" }]));
  localStorage.setItem("moods", JSON.stringify([{ mood: "happy" }]));
});

async function show() {
  await renderAt("/dashboard", <Moving userId={ME} />);
  await loadWords(["moving"]);
}

test("where nobody could be moved, the toast says so and the people are named", async () => {
  fakeServer({
    "POST /api/relationships": { status: 403, body: REFUSED },
    "POST /api/moods": { status: 201, body: {} },
  });
  agreeToMove(ME);
  await show();
  expect(await screen.findAllByText("Migration Failed")).not.toHaveLength(0);
  const dialog = await screen.findByRole("dialog", { name: "2 entries could not be moved" });
  expect(dialog.textContent).toContain("Ana");
  expect(dialog.textContent).toContain("Tom");
  expect([standing("relationships").length, standing("moods").length]).toEqual([2, 0]);
});

test("nothing is sent before the person has said so, and what is kept is not asked about again", async () => {
  const requests = fakeServer({});
  await show();
  expect(await screen.findByText("2 people")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Keep on this device" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect([requests, decisionFor(ME), standing("moods").length]).toEqual([[], "keep", 1]);
});

test("what is deleted is asked about twice, and then gone", async () => {
  fakeServer({});
  await show();
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete for good" }));
  expect([standing("relationships"), standing("moods")]).toEqual([[], []]);
});
