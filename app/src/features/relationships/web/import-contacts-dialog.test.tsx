import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { call, callPage } from "#app/shell/api.ts";
import { loadWords } from "#app/shell/language.ts";
import { onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { createRelationship, deleteRelationship, listRelationships } from "../contract.ts";
import { ContactsMenu } from "./contacts-menu.tsx";
import { relationshipDevice } from "./device.ts";
import { ImportContactsDialog } from "./import-contacts-dialog.tsx";

const user = userEvent.setup();
const card = (name: string, ...lines: string[]) =>
  ["BEGIN:VCARD", "VERSION:3.0", `FN:${name}`, ...lines, "END:VCARD", ""].join("\r\n");
const fileOf = (text: string) => new File([text], "contacts.vcf", { type: "text/vcard" });
const people = async () => (await callPage(listRelationships, { query: {} })).items;
const choose = async (file: File) => user.upload(await screen.findByLabelText("Contacts file (.vcf)"), file);

beforeEach(async () => {
  localStorage.clear();
  await onThisDevice(relationshipDevice);
  await loadWords(["relationships"]);
});

test("people of a file are listed, those who may be here are not chosen, and the others are added", async () => {
  await call(createRelationship, { body: { firstName: "Ana", lastName: "Ruiz" } });
  const closed = vi.fn<(open: boolean) => void>();
  await renderAt("/", <ImportContactsDialog onOpenChange={closed} />);
  await choose(fileOf(card("Zoë Lind", "PHOTO:x") + card("ana ruiz") + "BEGIN:VCARD\r\nTEL:1\r\nEND:VCARD\r\n"));
  expect(await screen.findByRole("checkbox", { name: "Zoë Lind", checked: true })).toBeDefined();
  expect(screen.getByRole("checkbox", { name: "ana ruiz", checked: false })).toBeDefined();
  expect(screen.getByText("may be here already")).toBeDefined();
  expect(screen.getByText("Not taken over: photo")).toBeDefined();
  expect(screen.getByText("One card without a name was left out.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Add one person" }));
  expect(await screen.findByText("One person added")).toBeDefined();
  expect(closed).toHaveBeenCalledWith(false);
  expect((await people()).map(({ firstName }) => firstName)).toEqual(["Zoë", "Ana"]);
});

test("at the limit the rest stays in the list, and trying again adds nobody twice", async () => {
  await renderAt("/", <ImportContactsDialog onOpenChange={() => undefined} />);
  const names = ["Ann", "Ben", "Cem", "Dag", "Eva", "Fay", "Gil"];
  await choose(fileOf(names.map((name) => card(name)).join("")));
  await user.click(await screen.findByRole("button", { name: "Add 7 people" }));
  expect(await screen.findByRole("dialog", { name: "Relationship Limit Reached" })).toBeDefined();
  expect(await screen.findByText("2 could not be added and still stand in the list")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(await people()).toHaveLength(5);
  const ann = (await people()).find(({ firstName }) => firstName === "Ann");
  await call(deleteRelationship, { params: { id: ann?.id ?? "" } });
  await user.click(screen.getByRole("button", { name: "Add 2 people" }));
  await waitFor(async () => expect((await people()).map((one) => one.firstName)).toContain("Fay"));
  expect(await people()).toHaveLength(5);
});

test("a file that is too large, or holds nobody, says so", async () => {
  await renderAt("/", <ImportContactsDialog onOpenChange={() => undefined} />);
  const large = fileOf("");
  Object.defineProperty(large, "size", { value: 10 * 1024 * 1024 + 1 });
  await choose(large);
  expect(await screen.findByText("Please choose a file smaller than 10MB")).toBeDefined();
  await choose(fileOf("hello"));
  expect(await screen.findByText("No people were found in this file")).toBeDefined();
});

test("everybody is exported, page by page", async () => {
  const written: Blob[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => (written.push(blob), "blob:x") }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  for (const firstName of ["Ann", "Ben"]) await call(createRelationship, { body: { firstName } });
  await renderAt("/", <ContactsMenu />);
  await user.click(await screen.findByRole("button", { name: "Contacts" }));
  await waitFor(() =>
    expect(screen.getByRole("menuitem", { name: "Export all contacts" }).getAttribute("aria-disabled")).toBeNull(),
  );
  await user.click(screen.getByRole("menuitem", { name: "Export all contacts" }));
  expect(await screen.findByText("2 people exported")).toBeDefined();
  expect((await written[0]?.text())?.match(/FN:(Ann|Ben)/g)?.sort()).toEqual(["FN:Ann", "FN:Ben"]);
});
