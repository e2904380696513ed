// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "#app/shell/api.ts";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { createRelationship, type NewRelationship } from "../contract.ts";
import { aPerson } from "../factory.ts";
import { relationshipDevice } from "./device.ts";
import { RelationshipsPage } from "./relationships-page.tsx";
import { RelationshipsView } from "./relationships-view.tsx";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
beforeEach(() => onThisDevice(relationshipDevice));
afterEach(() => act(() => closeToast()));

const add = (person: Partial<NewRelationship> = {}) => call(createRelationship, { body: aPerson(person) });
const PATHS = ["/relationships", "/dashboard", "/subscription", "/auth"];
async function open(path = "/relationships") {
  const view = await renderAt(path, path === "/dashboard" ? <RelationshipsView /> : <RelationshipsPage />, PATHS);
  await screen.findByRole("tablist", { name: "Groups" });
  return { ...view, person: userEvent.setup({ pointerEventsCheck: 0 }) };
}
const card = (name: string) => screen.findByRole("article", { name });
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe("The page of relationships", () => {
  test("has a tab for each group, each with its own empty state and add button", async () => {
    const { person } = await open();
    for (const [tab, title, button] of [
      ["All", "Nobody here yet", "Add Relationship"],
      ["Friends", "No friends here yet", "Add Friend"],
      ["Family", "No family here yet", "Add Family Member"],
      ["Colleagues", "No colleagues here yet", "Add Colleague"],
      ["Other", "Nobody else here yet", "Add Someone Else"],
    ] as const) {
      await person.click(screen.getByRole("tab", { name: tab }));
      const panel = screen.getByRole("tabpanel", { name: tab });
      expect(await within(panel).findByRole("heading", { name: title })).toBeTruthy();
      expect(within(panel).getByRole("button", { name: button })).toBeTruthy();
    }
  });

  test("adds to the group whose button is pressed", async () => {
    const { person } = await open();
    await person.click(screen.getByRole("tab", { name: "Colleagues" }));
    await person.click(await screen.findByRole("button", { name: "Add Colleague" }));
    expect(await screen.findByRole("combobox", { name: "Relationship type" })).toHaveProperty("value", "colleague");
  });

  test("shows 6 skeleton cards while it loads", async () => {
    setOwner("account");
    fakeServer({});
    globalThis.fetch = () => new Promise<Response>(() => undefined);
    await open();
    const all = screen.getByRole("tabpanel", { name: "All" });
    expect(all.querySelectorAll("[data-skeleton]")).toHaveLength(6);
  });

  test("finds people by name, and shows all again when the search is cleared", async () => {
    await add({ firstName: "Zoë" });
    await add({ firstName: "Tom" });
    const { person } = await open();
    await card("Zoë");
    await person.type(screen.getByRole("searchbox", { name: "Search by name" }), "tom");
    await waitFor(() => expect(screen.queryByRole("article", { name: "Zoë" })).toBeNull());
    await card("Tom");
    await person.type(screen.getByRole("searchbox"), "x");
    await person.click(await screen.findByRole("button", { name: "Clear search" }));
    await card("Zoë");
  });
});

describe("A card", () => {
  test("shows initials in the color of the group, what somebody is, notes, the last interaction and when the next is due", async () => {
    const nobody = { lastInteraction: null };
    await add({ ...nobody, firstName: "Grace", relationshipType: "other", customRelationship: "Neighbor" });
    await add({
      firstName: "Efua",
      lastName: "Mensah",
      relationshipType: "parent",
      checkInFrequency: "weekly",
      lastInteraction: ago(1),
    });
    await add({ firstName: "Tom", relationshipType: "colleague", notes: "Nervous", lastInteraction: ago(40) });
    await add({ firstName: "Ana", checkInFrequency: "as-needed" });
    await open();
    const efua = await card("Efua Mensah");
    for (const [name, initials, hue, label] of [
      ["Grace", "G", "other", "Neighbor"],
      ["Efua Mensah", "EM", "family", "Parent"],
      ["Tom", "T", "colleague", "Colleague"],
      ["Ana", "A", "friend", "Friend"],
    ] as const) {
      const shown = within(await card(name));
      expect(shown.getByText(initials).className).toContain(hue);
      expect(shown.getByText(label).className).toContain(hue);
    }
    expect(within(efua).getByText("Last spoke yesterday")).toBeTruthy();
    expect(within(efua).getByText(/^Every week, next on \w+day$/)).toBeTruthy();
    const tom = within(await card("Tom"));
    expect(tom.getByText("“Nervous”")).toBeTruthy();
    expect(tom.getByText("Last spoke 6 weeks ago")).toBeTruthy();
    expect(tom.getByText(/^Every month, (9|1\d) days? late$|^Every month, [12] weeks? late$/)).toBeTruthy();
    const ana = within(await card("Ana"));
    expect([ana.getByText("No interaction yet"), ana.getByText("Whenever it suits")]).toHaveLength(2);
  });

  test("shows a photo where there is one", async () => {
    const photo = "/api/files/0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a01";
    await add({ photo });
    await open();
    expect((await card("Tom")).querySelector("img")?.getAttribute("src")).toBe(photo);
  });

  test("logs an interaction now with one press, and takes it back", async () => {
    await add();
    const { person } = await open();
    await card("Tom");
    await person.click(screen.getByRole("button", { name: "Log Interaction with Tom" }));
    expect((await screen.findAllByText("Interaction logged")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Relationship has been updated successfully").length).toBeGreaterThan(0);
    expect(await screen.findByText("Last spoke today")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect((await screen.findAllByText("Interaction taken back")).length).toBeGreaterThan(0);
  });

  test("logs an interaction of another day with a note and whoever else was there", async () => {
    await add();
    const zoe = await add({ firstName: "Zoë" });
    const { person } = await open();
    await card("Tom");
    await person.click(screen.getByRole("button", { name: "More about Tom" }));
    await person.click(await screen.findByRole("menuitem", { name: "With date and note" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Log Interaction" }));
    await person.clear(dialog.getByLabelText("Date"));
    await person.type(dialog.getByLabelText("Date"), "2026-03-01");
    await person.type(dialog.getByLabelText("Note"), "Lunch");
    await person.selectOptions(await dialog.findByLabelText("Who else was there?"), zoe.id);
    await person.click(dialog.getByRole("button", { name: "Log Interaction" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [kept] = JSON.parse(localStorage.getItem("interactions") ?? "[]") as object[];
    expect(kept).toMatchObject({ at: "2026-03-01T12:00:00.000Z", note: "Lunch" });
    expect((kept as { personIds: string[] }).personIds).toContain(zoe.id);
  });

  test("opens what is known of somebody", async () => {
    await add();
    const { person } = await open();
    await card("Tom");
    await person.click(screen.getByRole("button", { name: "More about Tom" }));
    await person.click(await screen.findByRole("menuitem", { name: "Open" }));
    expect(await screen.findByRole("dialog", { name: "Tom" })).toBeTruthy();
  });

  test("is deleted after a question, from where the way leads to /relationships, and comes back by Undo", async () => {
    await add();
    const { person, router } = await open("/dashboard");
    await card("Tom");
    await person.click(screen.getByRole("button", { name: "More about Tom" }));
    await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog", { name: "Delete Tom?" });
    await person.click(within(question).getByRole("button", { name: "Delete" }));
    expect((await screen.findAllByText("Relationship deleted")).length).toBeGreaterThan(0);
    await waitFor(() => expect(router.state.location.pathname).toBe("/relationships"));
    expect(screen.queryByRole("article", { name: "Tom" })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect((await screen.findAllByText("Tom is back")).length).toBeGreaterThan(0);
    expect(JSON.parse(localStorage.getItem("relationships") ?? "[]")).toMatchObject([{ firstName: "Tom" }]);
  });

  test("says 'Relationship not found' of somebody who is gone meanwhile", async () => {
    await add();
    const { person } = await open();
    await card("Tom");
    localStorage.removeItem("relationships");
    await person.click(screen.getByRole("button", { name: "Log Interaction with Tom" }));
    expect((await screen.findAllByText("Failed to update relationship")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Relationship not found").length).toBeGreaterThan(0);
  });
});

test("A failure to delete says so, and the card stays", async () => {
  const one = await add();
  const page = {
    "GET /api/relationships": { body: [one] },
    "GET /api/relationships/count": { body: { count: 1, maximum: null } },
  };
  setOwner("account");
  fakeServer({ ...page, [`DELETE /api/relationships/${one.id}`]: { status: 503, body: "down" } });
  const { person } = await open();
  await card("Tom");
  await person.click(screen.getByRole("button", { name: "More about Tom" }));
  await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect((await screen.findAllByText("Failed to delete relationship")).length).toBeGreaterThan(0);
  await card("Tom");
});
