// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "#app/shell/api.ts";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, onThisDevice, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { createRelationship } from "../contract.ts";
import { aPerson } from "../factory.ts";
import { relationshipDevice } from "./device.ts";
import { RelationshipsPage } from "./relationships-page.tsx";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
beforeEach(() => onThisDevice(relationshipDevice));
afterEach(() => act(() => closeToast()));

const PATHS = ["/relationships", "/subscription", "/auth"];
const open = async () => {
  await renderAt("/relationships", <RelationshipsPage />, PATHS);
  await screen.findByRole("tablist", { name: "Groups" });
  return userEvent.setup({ pointerEventsCheck: 0 });
};
const addPeople = async (count: number) => {
  for (let i = 0; i < count; i += 1) await call(createRelationship, { body: aPerson() });
};
const asAccount = (standing: { count: number; maximum: number | null }, answers: Answers = {}) => {
  setOwner("account");
  const page = { "GET /api/relationships": { body: [] }, "GET /api/relationships/count": { body: standing } };
  return fakeServer({ ...page, ...answers });
};
const badge = (words: string) => screen.findByRole("button", { name: `${words} relationships` });

describe("The limit's badge", () => {
  test("shows count and maximum, and is approaching from 4 on and full at 5", async () => {
    for (const [count, state] of [
      [3, "open"],
      [4, "approaching"],
      [5, "full"],
    ] as const) {
      asAccount({ count, maximum: 5 });
      await renderAt("/relationships", <RelationshipsPage />, PATHS);
      expect((await badge(`${count}/5`)).dataset["state"]).toBe(state);
      expect((await badge(`${count}/5`)).textContent).toBe(`${count}/5`);
    }
  });

  test("is not there for premium", async () => {
    const requests = asAccount({ count: 9, maximum: null });
    await open();
    await waitFor(() => expect(requests.some(({ path }) => path === "/api/relationships/count")).toBe(true));
    await screen.findByText("Nobody here yet");
    expect(screen.queryByRole("button", { name: /\/\d relationships/ })).toBeNull();
  });

  test("opens on hover, on focus and on a press, and leads an account to the subscription", async () => {
    asAccount({ count: 4, maximum: 5 });
    const person = await open();
    const link = () => screen.queryByRole("link", { name: "Upgrade to Premium" });
    await person.hover(await badge("4/5"));
    expect(link()?.getAttribute("href")).toBe("/subscription");
    await person.unhover(await badge("4/5"));
    await waitFor(() => expect(link()).toBeNull());
    while (document.activeElement !== (await badge("4/5"))) await person.tab();
    expect(link()).not.toBeNull();
    await person.tab();
    expect(document.activeElement).toBe(link());
    await person.keyboard("{Escape}");
    expect(link()).toBeNull();
    expect(document.activeElement).toBe(await badge("4/5"));
    await person.keyboard("{Enter}");
    expect(link()).not.toBeNull();
  });

  test("leads a visitor to an account", async () => {
    await addPeople(5);
    const person = await open();
    await person.click(await badge("5/5"));
    expect(screen.getByText("You have reached the maximum number of free relationships")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Create account" }).getAttribute("href")).toMatch(/^\/auth\?return_to=/);
  });
});

describe("The dialog of the limit", () => {
  const title = "Relationship Limit Reached";
  const fill = async (person: ReturnType<typeof userEvent.setup>) => {
    await person.click(screen.getAllByRole("button", { name: "Add Relationship" })[0] as HTMLElement);
    await person.type(await screen.findByLabelText("First Name"), "Six");
    const dialog = screen.getByRole("dialog", { name: "Add Relationship" });
    await person.click(within(dialog).getByRole("button", { name: "Add Relationship" }));
  };

  test("opens at once where no place is left, and compares the plans", async () => {
    await addPeople(5);
    const person = await open();
    await badge("5/5");
    await person.click(screen.getByRole("button", { name: "Add Relationship" }));
    const dialog = within(await screen.findByRole("dialog", { name: title }));
    expect(dialog.getByText("You have reached the maximum number of free relationships")).toBeTruthy();
    expect(dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Free Plan",
      "Premium Plan",
    ]);
    expect(dialog.getByText("Up to 5 relationships")).toBeTruthy();
    expect(dialog.getByText("Unlimited relationships")).toBeTruthy();
  });

  test("opens on the server's refusal, and what was typed stays", async () => {
    const refusal = {
      title: "Forbidden",
      status: 403,
      detail: "Free tier limit reached: Maximum of 5 relationships allowed",
      code: "free-limit",
      params: { maximum: 5 },
    };
    asAccount({ count: 4, maximum: 5 }, { "POST /api/relationships": { status: 403, body: refusal } });
    const person = await open();
    await badge("4/5");
    await fill(person);
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(within(dialog).getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/subscription");
    await person.click(within(dialog).getByRole("button", { name: "Not now" }));
    expect(await screen.findByLabelText("First Name")).toHaveProperty("value", "Six");
  });

  test("opens on a foreign text that holds the word, too", async () => {
    asAccount({ count: 0, maximum: 5 }, { "POST /api/relationships": { status: 500, body: "Relationship LIMIT hit" } });
    const person = await open();
    await badge("0/5");
    await fill(person);
    expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
  });

  test("opens on no other failure", async () => {
    asAccount({ count: 0, maximum: 5 }, { "POST /api/relationships": { status: 500, body: "Broken" } });
    const person = await open();
    await badge("0/5");
    await fill(person);
    expect((await screen.findAllByText("Failed to create relationship")).length).toBeGreaterThan(0);
    expect(screen.queryByRole("dialog", { name: title })).toBeNull();
  });
});
