// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { call } from "#app/shell/api.ts";
import { onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import {
  changeRelationship,
  createRelationship,
  CONTACT_METHODS,
  FREQUENCIES,
  LOVE_LANGUAGES,
  PRONOUNS,
  RELATIONSHIP_TYPES,
  type Relationship,
} from "../contract.ts";
import { aPerson } from "../factory.ts";
import { relationshipDevice } from "./device.ts";
import { RelationshipDialog } from "./relationship-dialog.tsx";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
beforeEach(async () => {
  await onThisDevice(relationshipDevice);
  vi.spyOn(Intl, "supportedValuesOf").mockReturnValue(["Europe/Lisbon", "Europe/Paris"]);
});
afterEach(() => {
  vi.restoreAllMocks();
  act(() => closeToast());
});

const stored = () => JSON.parse(localStorage.getItem("relationships") ?? "[]") as Relationship[];

function Harness({ person }: { person?: Relationship | undefined }) {
  const [isOpen, setIsOpen] = useState(true);
  return <RelationshipDialog open={isOpen} onOpenChange={setIsOpen} {...(person && { person })} />;
}
async function open(someone?: Relationship) {
  await renderAt("/relationships", <Harness person={someone} />, ["/relationships"]);
  await screen.findByRole("dialog");
  const person = userEvent.setup({ pointerEventsCheck: 0 });
  const section = (name: string) => person.click(screen.getByText(new RegExp(`^${name}`)));
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => person.click(screen.getByRole("button", { name: someone ? "Save Changes" : "Add Relationship" }));
  const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  return { person, section, type, save, closed };
}
const shows = async (words: string) => expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
const valuesOf = (label: string) =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ value }) => value).filter(Boolean);

describe("Adding somebody", () => {
  test("has five sections, of which Core Information is open, and starts in the first name", async () => {
    await open();
    const names = ["Core Information", "Communication", "Insights & Preferences", "Automation & Scheduling", "Extras"];
    const found = names.map((name) => screen.getByRole("button", { name: new RegExp(`^${name}`) }));
    expect(found.map((one) => one.getAttribute("aria-expanded"))).toEqual(["true", "false", "false", "false", "false"]);
    expect(document.activeElement).toBe(screen.getByLabelText("First Name"));
  });

  test("offers every choice of the contract, monthly and friend to begin with", async () => {
    await open();
    expect(valuesOf("Relationship type")).toEqual([...RELATIONSHIP_TYPES]);
    expect(valuesOf("Pronouns")).toEqual([...PRONOUNS]);
    expect(valuesOf("Preferred contact method")).toEqual([...CONTACT_METHODS]);
    expect(valuesOf("Love language")).toEqual([...LOVE_LANGUAGES]);
    expect(valuesOf("Check-in frequency")).toEqual([...FREQUENCIES]);
    expect(valuesOf("Timezone")).toContain("Europe/Lisbon");
    expect(screen.getByLabelText("Relationship type")).toHaveProperty("value", "friend");
    expect(screen.getByLabelText("Check-in frequency")).toHaveProperty("value", "monthly");
  });

  test("keeps every field", async () => {
    const { person, section, type, save, closed } = await open();
    type("First Name", "Zoë");
    type("Last Name", "Núñez");
    type("Nickname", "Zo");
    type("Relationship type", "other");
    type("Custom relationship type", "Neighbor");
    type("Pronouns", "they/them");
    type("Birthdate", "1990-02-28");
    type("Anniversary", "2015-06-20");
    type("Location", "Lyon");
    type("Timezone", "Europe/Paris");
    await section("Communication");
    type("Preferred contact method", "in-person");
    type("Phone", "+33 1");
    type("Email", "zo@example.com");
    type("Twitter", "@zo");
    type("Instagram", "zo.pics");
    type("LinkedIn", "zo");
    await section("Insights");
    type("Love language", "quality_time");
    type("Shared interests", "Chess");
    type("Notes", "Two cats");
    type("What is that day?", "Name day");
    const dates = within(screen.getByRole("group", { name: "Important dates" }));
    fireEvent.change(dates.getByLabelText("Date"), { target: { value: "2026-04-01" } });
    await person.click(dates.getByRole("button", { name: "Add date" }));
    await section("Automation");
    type("Check-in frequency", "as-needed");
    type("Next planned interaction", "2026-12-24");
    type("What is planned", "Lunch");
    await section("Extras");
    await person.type(within(screen.getByRole("group", { name: "Tags" })).getByRole("textbox"), "climbing{Enter}");
    type("Job title", "Baker");
    // A line that is whole and was not added is kept with the rest.
    type("What happened?", "First hike");
    const milestones = within(screen.getByRole("group", { name: "Shared milestones" }));
    fireEvent.change(milestones.getByLabelText("Date"), { target: { value: "2020-08-09" } });
    await save();
    await closed();
    await shows("Relationship saved locally");
    expect(stored()).toMatchObject([
      {
        firstName: "Zoë",
        lastName: "Núñez",
        nickname: "Zo",
        relationshipType: "other",
        relationship: "other",
        customRelationship: "Neighbor",
        pronouns: "they/them",
        birthdate: "1990-02-28",
        anniversary: "2015-06-20",
        location: "Lyon",
        timezone: "Europe/Paris",
        preferredContactMethod: "in-person",
        phone: "+33 1",
        email: "zo@example.com",
        socialMediaHandles: [
          { platform: "twitter", handle: "@zo" },
          { platform: "instagram", handle: "zo.pics" },
          { platform: "linkedin", handle: "zo" },
        ],
        loveLanguage: "quality_time",
        sharedInterests: "Chess",
        notes: "Two cats",
        importantDates: [{ label: "Name day", date: "2026-04-01" }],
        checkInFrequency: "as-needed",
        nextPlannedInteraction: "2026-12-24",
        nextPlannedInteractionDescription: "Lunch",
        tags: ["climbing"],
        jobTitle: "Baker",
        sharedMilestones: [{ title: "First hike", date: "2020-08-09" }],
      },
    ]);
  }, 30_000);
});

describe("What is missing", () => {
  test("a first name: 'First Name required', at the field too, whose section opens", async () => {
    const { section, save } = await open();
    await section("Extras");
    await save();
    await shows("First Name required");
    expect(screen.getAllByText("Please enter a first name for this relationship").length).toBeGreaterThan(1);
    expect(screen.getByRole("button", { name: /^Core Information/ }).getAttribute("aria-expanded")).toBe("true");
    expect(document.activeElement).toBe(screen.getByLabelText("First Name"));
    expect(stored()).toEqual([]);
  });

  test("what somebody is whose type is other: 'Custom relationship type required'; asked for that type only", async () => {
    const { person, type, save } = await open();
    expect(screen.queryByLabelText("Custom relationship type")).toBeNull();
    type("First Name", "Kim");
    await person.selectOptions(screen.getByLabelText("Relationship type"), "other");
    await save();
    await shows("Custom relationship type required");
    expect(screen.getAllByText("Please specify the relationship type").length).toBeGreaterThan(1);
    expect(document.activeElement).toBe(screen.getByLabelText("Custom relationship type"));
  });

  test("a date's label, or its day: the line is not added, and nothing is saved", async () => {
    const { person, type, section, save } = await open();
    type("First Name", "Kim");
    await section("Insights");
    type("What is that day?", "Name day");
    await person.click(screen.getByRole("button", { name: "Add date" }));
    await shows("Please give it a name and a date");
    await section("Core");
    await save();
    expect(screen.getByRole("button", { name: /^Insights/ }).getAttribute("aria-expanded")).toBe("true");
    expect(stored()).toEqual([]);
  });

  test("a tag of blanks is not added", async () => {
    const { person, section } = await open();
    await section("Extras");
    const tags = within(screen.getByRole("group", { name: "Tags" }));
    await person.type(tags.getByRole("textbox"), "  {Enter}");
    expect(tags.queryAllByRole("listitem")).toEqual([]);
    expect(tags.getByRole("button", { name: "Add tag" })).toHaveProperty("disabled", true);
  });
});

describe("Editing somebody", () => {
  const PHOTO = "/api/files/0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a01";
  const tom = () =>
    call(createRelationship, {
      body: aPerson({ relationshipType: "other", customRelationship: "Neighbor", photo: PHOTO, tags: ["sea"] }),
    });

  test("changes what was touched, and takes tags and the photo away", async () => {
    const { person, type, section, save, closed } = await open(await tom());
    await person.selectOptions(screen.getByLabelText("Relationship type"), "colleague");
    await section("Insights");
    type("Notes", "Moves to Leeds");
    await section("Extras");
    await person.click(screen.getByRole("button", { name: "Remove sea" }));
    await person.click(screen.getByRole("button", { name: "Remove photo" }));
    await save();
    await closed();
    await shows("Relationship updated");
    const kept = {
      relationshipType: "colleague",
      customRelationship: null,
      notes: "Moves to Leeds",
      tags: [],
      photo: null,
    };
    expect(stored()).toMatchObject([{ firstName: "Tom", version: 2, ...kept }]);
  });

  test("says kindly that somebody was changed elsewhere, and keeps what was typed if it is saved again", async () => {
    const before = await tom();
    await call(changeRelationship, { params: { id: before.id }, body: { jobTitle: "Baker" } });
    const { type, save, closed } = await open(before);
    type("First Name", "Thomas");
    await save();
    expect((await screen.findByRole("alert")).textContent).toContain("Tom was changed elsewhere");
    expect(stored()).toMatchObject([{ firstName: "Tom" }]);
    await save();
    await closed();
    expect(stored()).toMatchObject([{ firstName: "Thomas", jobTitle: "Baker", version: 3 }]);
  });

  test("takes over what is there instead, if that is wished", async () => {
    const before = await tom();
    await call(changeRelationship, { params: { id: before.id }, body: { firstName: "Tommy" } });
    const { person, type, save } = await open(before);
    type("First Name", "Thomas");
    await save();
    await person.click(await screen.findByRole("button", { name: "Take over what is there" }));
    expect(screen.getByLabelText("First Name")).toHaveProperty("value", "Tommy");
  });

  test("says 'Relationship not found' of somebody who is gone meanwhile", async () => {
    const before = await tom();
    localStorage.removeItem("relationships");
    const { type, save } = await open(before);
    type("First Name", "Thomas");
    await save();
    await shows("Failed to update relationship");
    expect(await screen.findAllByText("Relationship not found")).not.toHaveLength(0);
  });

  test("says 'Failed to save relationship' where the browser keeps its storage closed, and the words stay", async () => {
    const { type, save } = await open(await tom());
    type("First Name", "Thomas");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    await save();
    await shows("Failed to save relationship");
    await shows("Could not save relationship to your browser storage");
    expect(screen.getByLabelText("First Name")).toHaveProperty("value", "Thomas");
  });
});
