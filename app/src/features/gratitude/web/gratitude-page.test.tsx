// @vitest-environment jsdom
import { addDays } from "@wisp/organizer";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { localDate } from "#app/shared/calendar-date.ts";
import { call } from "#app/shell/api.ts";
import { deviceTimeZone, formatLongDate } from "#app/shell/dates.ts";
import { startLanguage } from "#app/shell/language.ts";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { createGratitude, type NewGratitude } from "../contract.ts";
import { gratitudeDevice } from "./device.ts";
import { GratitudePage } from "./gratitude-page.tsx";
import type { GratitudeEntry } from "./on-device.ts";

afterEach(() => {
  vi.restoreAllMocks();
  act(() => closeToast());
});

const TODAY = localDate(new Date(), deviceTimeZone());
const words = () => startLanguage(["ui", "shell", "shared", "gratitude"], "en");
async function visit(...before: NewGratitude[]) {
  await onThisDevice(gratitudeDevice);
  for (const body of before) await call(createGratitude, { body });
  await words();
  await renderAt("/gratitude", <GratitudePage />);
  await screen.findByRole("heading", { name: "Gratitude Journal" });
  await waitFor(() => expect(document.querySelector("[data-skeleton]")).toBeNull());
  return userEvent.setup();
}
const stored = () => JSON.parse(localStorage.getItem("gratitude") ?? "[]") as GratitudeEntry[];
const texts = () =>
  stored()
    .toSorted((a, b) => a.position - b.position)
    .map((entry) => entry.content);
const field = (number: number) => screen.getByLabelText<HTMLTextAreaElement>(`Good thing ${number}`);
const save = () => screen.getByRole("button", { name: "Save" });

test("three skeletons stand in the place of the past days while they load", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  await words();
  await renderAt("/gratitude", <GratitudePage />);
  const past = within(await screen.findByRole("region", { name: "Past days" }));
  await past.findByText("Loading...");
  expect(document.querySelectorAll("[data-skeleton]")).toHaveLength(3);
});

test("today is chosen and has three fields; blank ones are dropped when they are saved", async () => {
  const person = await visit();
  expect(screen.getAllByRole("textbox")).toHaveLength(3);
  await person.type(field(1), " Tea ");
  await person.type(field(2), "   ");
  await person.type(field(3), "Clean sheets");
  await person.click(save());
  await screen.findByText("Gratitude saved locally");
  expect(texts()).toEqual(["Tea", "Clean sheets"]);
  expect(stored().map((entry) => entry.date)).toEqual([TODAY, TODAY]);
  await waitFor(() => expect([1, 2, 3].map((number) => field(number).value)).toEqual(["Tea", "Clean sheets", ""]));
});

test("nothing but blanks is refused", async () => {
  const person = await visit();
  await person.type(field(2), "  ");
  await person.click(save());
  await screen.findByText("No entries");
  expect(screen.getByText("Please add at least one gratitude entry")).toBeTruthy();
  expect(stored()).toEqual([]);
});

test("an account sends the texts as entries of the day that is shown", async () => {
  const requests = fakeServer({
    [`GET /api/gratitude?from=${TODAY}&to=${TODAY}`]: { body: [] },
    [`GET /api/gratitude?to=${addDays(TODAY, -1)}&limit=3`]: { body: [] },
    "GET /api/gratitude/summary": { body: { total: 0, thisYear: 0, streak: 0, longest: 0 } },
    "POST /api/gratitude": { status: 201, body: {} },
  });
  setOwner("account");
  await words();
  await renderAt("/gratitude", <GratitudePage />);
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText("Good thing 1"), "Tea");
  await person.type(field(2), "Sun{Enter}");
  await screen.findByText("Gratitude saved");
  expect(screen.getByText("Your gratitude entries have been recorded")).toBeTruthy();
  expect(requests.find((request) => request.method === "POST")?.body).toEqual({ entries: ["Tea", "Sun"], date: TODAY });
});

test("what the server refuses stays in its field", async () => {
  fakeServer({
    [`GET /api/gratitude?from=${TODAY}&to=${TODAY}`]: { body: [] },
    "POST /api/gratitude": { status: 503, body: { code: "unavailable", detail: "x" } },
  });
  setOwner("account");
  await words();
  await renderAt("/gratitude", <GratitudePage />);
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText("Good thing 1"), "Tea{Enter}");
  await screen.findByText("Failed to save gratitude");
  expect(field(1).value).toBe("Tea");
});

test("a browser that keeps nothing says so", async () => {
  const person = await visit();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await person.type(field(1), "Tea{Enter}");
  await screen.findByText("Failed to save gratitude");
  expect(screen.getByText("Could not save gratitude to your browser storage")).toBeTruthy();
});

test("a field that has an entry edits it; an emptied one takes its entry away, with Undo", async () => {
  const person = await visit({ entries: ["Tea", "Sun"] });
  await waitFor(() => expect(field(2).value).toBe("Sun"));
  const [first] = stored();
  await person.clear(field(1));
  await person.type(field(1), "Green tea");
  await person.clear(field(2));
  await person.click(save());
  await screen.findByText("Gratitude saved locally");
  expect(texts()).toEqual(["Green tea"]);
  expect(first?.id).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Gratitude entry is back");
  await waitFor(() => expect([field(1).value, field(2).value]).toEqual(["Green tea", "Sun"]));
});

test("what today holds beyond three stands below, and can be taken away", async () => {
  const person = await visit({ entries: ["Tea", "Sun", "Rain", "Snow"] });
  const more = within(await screen.findByRole("region", { name: "More of today" }));
  expect(more.getByText("Snow")).toBeTruthy();
  await person.click(more.getByRole("button", { name: "Delete: Snow" }));
  await screen.findByText("Gratitude entry deleted");
  expect(texts()).toEqual(["Tea", "Sun", "Rain"]);
});

test("the three most recent past days are listed, and read only", async () => {
  await visit(...[1, 2, 4, 5].map((back) => ({ content: `Day ${back}`, date: addDays(TODAY, -back) })));
  const past = within(screen.getByRole("region", { name: "Past days" }));
  expect(past.getAllByRole("listitem").filter((each) => within(each).queryByRole("heading"))).toHaveLength(3);
  expect(["Day 1", "Day 2", "Day 4", "Day 5"].map((text) => past.queryByText(text) !== null)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(past.queryByRole("button")).toBeNull();
});

test("the calendar marks days with entries and opens past ones to be read; what was typed for today stays", async () => {
  // A month back, where every day is past.
  const month = addDays(`${TODAY.slice(0, 7)}-01`, -1).slice(0, 7);
  const person = await visit({ content: "Marmalade", date: `${month}-10` });
  await person.type(field(1), "Half a th");
  const dayButton = (date: string) => {
    const cell = document.querySelector(`[data-day="${date}"]`) as HTMLElement;
    return within(cell).getByRole("button");
  };
  const openMonth = async () => {
    await person.click(screen.getByRole("button", { name: new RegExp(`${Number(TODAY.slice(8))}$`) }));
    await person.click(screen.getByRole("button", { name: /previous month/i }));
  };
  await openMonth();
  await waitFor(() =>
    expect(document.querySelector(`[data-day="${month}-10"]`)?.className).not.toBe(
      document.querySelector(`[data-day="${month}-11"]`)?.className,
    ),
  );
  await person.click(dayButton(`${month}-10`));
  const chosen = within(await screen.findByRole("region", { name: formatLongDate(`${month}-10`, "en") }));
  expect(await chosen.findByText("Marmalade")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Back to today" }));
  expect(field(1).value).toBe("Half a th");
  await openMonth();
  await person.click(dayButton(`${month}-11`));
  await screen.findByText("No gratitude entries for this date.");
});

test("words of crisis are kept, with help lines and no cheerful toast", async () => {
  const person = await visit();
  await person.type(field(1), "i want to kill myself{Enter}");
  await screen.findByText("Your words are kept, just as you wrote them.");
  expect(texts()).toEqual(["i want to kill myself"]);
  expect(screen.queryByText("Gratitude saved locally")).toBeNull();
});

test("good things of this year and days in a row are said quietly", async () => {
  await visit({ entries: ["Tea", "Sun"] }, { content: "Rain", date: addDays(TODAY, -1) });
  const line = await screen.findByText("days in a row");
  expect(line.textContent).toBe("2 days in a row");
});
