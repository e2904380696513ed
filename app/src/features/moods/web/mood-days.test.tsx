import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { addDays, addMonths, type Mood } from "@wisp/organizer";
import { beforeEach, describe, expect, test } from "vitest";
import { localDate } from "#app/shared/calendar-date.ts";
import { deviceTimeZone, formatLongDate } from "#app/shell/dates.ts";
import { onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { moodAnalysisDevice, moodDevice } from "./device.ts";
import { HowYouFelt } from "./how-you-felt.tsx";
import { MoodChart } from "./mood-chart.tsx";
import { YearInPixels } from "./year-in-pixels.tsx";

const TODAY = localDate(new Date(), deviceTimeZone());
const ago = (days: number) => addDays(TODAY, -days);
/** Moods by how many days ago they were felt. */
const felt = (...moods: [days: number, mood: Mood][]) =>
  localStorage.setItem(
    "moods",
    JSON.stringify(moods.map(([days, mood]) => ({ mood, createdAt: new Date(`${ago(days)}T12:00:00`).toISOString() }))),
  );
const chart = () => screen.findByRole("img", { name: /^Line chart/ });
const rings = (plot: HTMLElement) => [...plot.querySelectorAll("i")].filter((each) => each.style.top === "100%");

beforeEach(() => onThisDevice([...moodDevice, ...moodAnalysisDevice]));

describe("The chart", () => {
  test("shows a point for each of the last 30 days, the average of several, and a ring for a day without", async () => {
    felt([0, "happy"], [1, "sad"], [1, "happy"], [3, "calm"]);
    await renderAt("/", <MoodChart />);
    expect(await screen.findByRole("heading", { name: "The last 30 days" })).toBeTruthy();
    const plot = await chart();
    const points = [...plot.querySelectorAll("i")];
    expect(points).toHaveLength(30);
    // From the bottom, at 100%, to the top.
    expect(points.slice(-4).map((point) => point.style.top)).toEqual(["25%", "100%", "50%", "0%"]);
    expect(rings(plot)).toHaveLength(27);
    // The line begins again after each gap.
    expect(plot.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  });

  test("tells the same in words, and in a table", async () => {
    felt([0, "happy"], [1, "sad"], [1, "happy"]);
    await renderAt("/", <MoodChart />);
    expect((await chart()).getAttribute("aria-label")).toMatch(
      /2 days with an entry, on average 4 of 5.*Most pleasant/,
    );
    const [, today, yesterday] = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", {
      hidden: true,
    });
    expect(today?.textContent).toMatch(/51$/);
    expect(yesterday?.textContent).toMatch(/32$/);
  });

  test("shows 7, 30 or 90 days, a year, or from one date to another", async () => {
    felt([0, "happy"], [200, "sad"]);
    await renderAt("/", <MoodChart />);
    const range = await screen.findByRole("combobox", { name: "Time shown" });
    for (const [label, count] of [
      ["7 days", 7],
      ["90 days", 90],
      ["A year", 365],
    ] as const) {
      await userEvent.selectOptions(range, label);
      expect((await chart()).querySelectorAll("i")).toHaveLength(count);
    }
    await userEvent.selectOptions(range, "Choose dates");
    fireEvent.change(screen.getByLabelText("From"), { target: { value: ago(210) } });
    fireEvent.change(screen.getByLabelText("To"), { target: { value: ago(200) } });
    const plot = await screen.findByRole("img", { name: /1 days with an entry, on average 1 of 5/ });
    expect(plot.querySelectorAll("i")).toHaveLength(11);
    fireEvent.change(screen.getByLabelText("To"), { target: { value: ago(300) } });
    expect(await screen.findByText("Please choose at most 400 days, the first day first")).toBeTruthy();
    expect((await chart()).querySelectorAll("i")).toHaveLength(11);
  });

  test("without any entry says what will be here", async () => {
    await renderAt("/", <MoodChart />);
    expect(await screen.findByRole("img", { name: /no entries/ })).toBeTruthy();
    expect(screen.getAllByText(/A day that you note will be a point here/)[0]).toBeTruthy();
  });
});

describe("The year in pixels", () => {
  const cell = (days: number) => document.querySelector(`[data-date="${ago(days)}"]`) as HTMLElement;

  test("has a row for each of twelve months and a square for each day up to today", async () => {
    felt([0, "happy"], [1, "sad"], [1, "neutral"]);
    await renderAt("/", <YearInPixels />);
    const grid = await screen.findByRole("grid", { name: /Your year in pixels/ });
    expect(within(grid).getAllByRole("row")).toHaveLength(12);
    await within(grid).findByRole("gridcell", { name: `${formatLongDate(TODAY)}, today: 5 of 5, 1 entry` });
    expect(within(grid).getByRole("gridcell", { name: `${formatLongDate(ago(1))}: 2 of 5, 2 entries` })).toBe(cell(1));
    expect([cell(0).dataset["mood"], cell(1).dataset["mood"], cell(2).dataset["mood"]]).toEqual(["5", "2", undefined]);
    expect(cell(0).getAttribute("aria-current")).toBe("date");
    expect(document.querySelector(`[data-date="${addDays(TODAY, 1)}"]`)).toBeNull();
  });

  test("says a day's date and average where it is pointed at", async () => {
    felt([2, "anxious"]);
    await renderAt("/", <YearInPixels />);
    await screen.findByRole("gridcell", { name: `${formatLongDate(ago(2))}: 2 of 5, 1 entry` });
    await userEvent.hover(cell(2));
    expect(await screen.findByText(`${formatLongDate(ago(2))}: 2 of 5, 1 entry`)).toBeTruthy();
  });

  test("is walked through by the arrow keys, one stop for the Tab key", async () => {
    await renderAt("/", <YearInPixels />);
    await screen.findByRole("grid");
    await userEvent.tab();
    expect(document.activeElement).toBe(cell(0));
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(cell(2));
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    const above = addMonths(ago(1), -1);
    expect((document.activeElement as HTMLElement).dataset["date"]).toBe(above);
    await userEvent.keyboard("{Home}");
    expect((document.activeElement as HTMLElement).dataset["date"]).toBe(`${above.slice(0, 7)}-01`);
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
  });
});

describe("How you've felt", () => {
  test("shows the last 7 days, each said in words", async () => {
    felt([0, "happy"], [6, "sad"], [7, "sad"]);
    await renderAt("/", <HowYouFelt />);
    expect(await screen.findByRole("heading", { name: "How you've felt" })).toBeTruthy();
    expect(await screen.findByText(/: 5 of 5, 1 entry$/)).toBeTruthy();
    const days = screen.getAllByRole("listitem").map((each) => each.textContent?.replace(/^\w+: /, ""));
    const none = "No entry";
    expect(days).toEqual(["1 of 5, 1 entry", none, none, none, none, none, "5 of 5, 1 entry"]);
  });

  test("says where nothing is noted", async () => {
    await renderAt("/", <HowYouFelt />);
    expect(await screen.findByText("Nothing noted in the last 7 days.")).toBeTruthy();
  });
});
