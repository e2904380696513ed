import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { call, callPage } from "#app/shell/api.ts";
import { loadWords } from "#app/shell/language.ts";
import { fakeServer, onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { setOwner } from "#app/shell/owner.ts";
import {
  createRelationship,
  listInteractions,
  logInteraction,
  readRelationship,
  type NewRelationship,
} from "../contract.ts";
import { relationshipDevice } from "./device.ts";
import { peopleDevice } from "./people-device.ts";
import { PeopleToCatchUp } from "./people-to-catch-up.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PossibleDoubles } from "./possible-doubles.tsx";

const user = userEvent.setup();
const add = (firstName: string, fields: Partial<NewRelationship> = {}) =>
  call(createRelationship, { body: { firstName, ...fields } });
const log = (id: string, note: string, personIds: string[] = [], at?: string) =>
  call(logInteraction, { params: { id }, body: { note, personIds, ...(at && { at }) } });
const read = (id: string) => call(readRelationship, { params: { id } });
const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  localStorage.clear();
  await onThisDevice([...relationshipDevice, ...peopleDevice]);
  await loadWords(["relationships"]);
});

describe("A person's dialog", () => {
  test("says who they are and what happened, with whom, the newest first", async () => {
    const zoe = await add("Zoë", { lastName: "Lind" });
    const tom = await add("Tom", { lastName: "Baker", email: "tom@example.org", jobTitle: "Project lead" });
    await log(tom.id, "Lunch", [], "2026-01-05");
    await log(tom.id, "Concert", [zoe.id], "2026-02-05");
    await renderAt("/", <PersonDialog id={tom.id} onOpenChange={() => undefined} />);
    const dialog = await screen.findByRole("dialog", { name: "Tom Baker" });
    expect(within(dialog).getByRole("link", { name: "tom@example.org" })).toHaveProperty("protocol", "mailto:");
    expect(within(dialog).getByText("Project lead")).toBeDefined();
    const lines = within(await within(dialog).findByRole("list")).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringContaining("Concert"),
      expect.stringContaining("Lunch"),
    ]);
    expect(await screen.findByText("with Zoë Lind")).toBeDefined();
  });

  test("keeps a new line, mends one, and brings a deleted one back", async () => {
    const tom = await add("Tom");
    const history = async () => (await callPage(listInteractions, { params: { id: tom.id }, query: {} })).items;
    await renderAt("/", <PersonDialog id={tom.id} onOpenChange={() => undefined} />);
    expect(await screen.findByText("Nothing noted yet. What you do together will stand here.")).toBeDefined();
    await user.type(screen.getByLabelText("What happened?"), "Tea");
    await user.click(screen.getByRole("button", { name: "Add to history" }));
    await user.click(await screen.findByRole("button", { name: "Edit “Tea”" }));
    const fields = screen.getAllByLabelText("What happened?");
    await user.clear(fields[1] as HTMLElement);
    await user.type(fields[1] as HTMLElement, "Swam");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Delete “Swam”" }));
    await waitFor(async () => expect(await history()).toEqual([]));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect((await history()).map(({ note }) => note)).toEqual(["Swam"]));
  });

  test("shows two people side by side, makes them one, and takes it back", async () => {
    const tom = await add("Tom", { lastName: "Baker", phone: "11" });
    const other = await add("Thomas", { phone: "22", email: "tom@example.org" });
    const closed = vi.fn<(open: boolean) => void>();
    await renderAt("/", <PersonDialog id={tom.id} onOpenChange={closed} />);
    await user.click(await screen.findByRole("tab", { name: "Merge" }));
    await user.selectOptions(await screen.findByLabelText("Who is the same person?"), "Thomas");
    await screen.findByText("Also: 22");
    const cells = screen.getAllByRole("cell").map((cell) => cell.textContent);
    expect(cells).toEqual(expect.arrayContaining(["11 (kept)", "22", "", "tom@example.org (kept)"]));
    await user.click(screen.getByRole("button", { name: "Merge into Tom Baker" }));
    expect(await screen.findByText("Tom Baker and Thomas are one now")).toBeDefined();
    expect(closed).toHaveBeenCalledWith(false);
    expect(await read(tom.id)).toMatchObject({ nickname: "Thomas", email: "tom@example.org" });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Tom Baker and Thomas are two people again")).toBeDefined();
    expect(await read(tom.id)).toMatchObject({ nickname: null, email: null });
    expect(await read(other.id)).toMatchObject({ firstName: "Thomas", phone: "22" });
  });

  test("says so when the person does not load, and tries again", async () => {
    const requests = fakeServer({});
    setOwner("account");
    await renderAt("/", <PersonDialog id="0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a03" onOpenChange={() => undefined} />);
    expect(await screen.findByText("This person did not load")).toBeDefined();
    const before = requests.length;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  });
});

describe("Possible doubles", () => {
  test("are offered for comparing, and never again once they are two people", async () => {
    await add("Zoë", { lastName: "Lind" });
    await add("zoe", { lastName: "lind" });
    const view = await renderAt("/", <PossibleDoubles />);
    expect(await screen.findByText("There are two people called Zoë Lind. Are they the same?")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Compare" }));
    expect(await screen.findByRole("button", { name: "Merge into Zoë Lind" })).toBeDefined();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "They are two people" }));
    expect(screen.queryByRole("region", { name: "Possible doubles" })).toBeNull();
    view.unmount();
    await renderAt("/", <PossibleDoubles />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole("region", { name: "Possible doubles" })).toBeNull();
  });
});

describe("People to catch up with", () => {
  test("are first those with a date this week, then those not spoken with for longest", async () => {
    const weekly = { checkInFrequency: "weekly" } as const;
    const tom = await add("Tom", { lastName: "Baker", ...weekly, madeAt: "2020-01-01T12:00:00Z" });
    const mum = await add("Mum", { ...weekly, madeAt: "2020-01-01T12:00:00Z" });
    await add("Ana", { lastName: "Ruiz", birthdate: `1992${day(1).slice(4)}`, madeAt: "2020-01-01T12:00:00Z" });
    await log(tom.id, "Lunch", [], day(-35));
    await log(mum.id, "Call", [], day(-9));
    await renderAt("/", <PeopleToCatchUp />);
    await screen.findByRole("button", { name: /Ana Ruiz/ });
    const lines = screen.getAllByRole("button", { name: /Ana|Tom|Mum/ });
    const turns = Number(day(1).slice(0, 4)) - 1992;
    expect(lines.map((line) => line.textContent)).toEqual([
      `ARAna Ruizturns ${turns} tomorrow`,
      "TBTom Baker5 weeks since you spoke",
      "MMum9 days since you spoke",
    ]);
    await user.click(screen.getByRole("button", { name: /Tom Baker/ }));
    expect(await screen.findByRole("dialog", { name: "Tom Baker" })).toBeDefined();
  });

  test("have a kind line where nobody waits", async () => {
    await add("Tom");
    await renderAt("/", <PeopleToCatchUp />);
    expect(await screen.findByText("You are in touch with everybody. That is good to know.")).toBeDefined();
  });
});
