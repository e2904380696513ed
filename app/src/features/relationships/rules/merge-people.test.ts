import { describe, expect, test } from "vitest";
import { newRelationship } from "../contract.ts";
import { newPerson, type PersonFields } from "../rules.ts";
import { changeBetween, leftOver, memoOf, mergedPerson, unmergedChange } from "./merge-people.ts";
import { possibleDoubles } from "./same-name.ts";

const somebody = (sent: object): PersonFields => newPerson(newRelationship.parse({ firstName: "Tom", ...sent }));

describe("Two people as one", () => {
  test("keep the first one's fields, and fill what is empty from the other", () => {
    const into = somebody({ lastName: "Baker", phone: "1", relationshipType: "colleague" });
    const from = somebody({
      phone: "2",
      email: "tom@example.org",
      birthdate: "1990-05-07",
      relationshipType: "client",
    });
    expect(mergedPerson(into, from)).toMatchObject({
      lastName: "Baker",
      phone: "1",
      email: "tom@example.org",
      birthdate: "1990-05-07",
      relationshipType: "colleague",
      nickname: null,
    });
    expect(leftOver(into, from, "en")).toEqual(["Also: 2"]);
  });

  test("unite their lists without doubles", () => {
    const into = somebody({ tags: ["climbing", "Leeds"], importantDates: [{ label: "Met", date: "2020-01-01" }] });
    const from = somebody({
      tags: ["leeds", "chess"],
      importantDates: [
        { label: "met", date: "2020-01-01" },
        { label: "Met", date: "2021-01-01" },
      ],
      sharedMilestones: [{ title: "First climb", date: "2022-02-02" }],
      socialMediaHandles: [{ platform: "twitter", handle: "@tom" }],
    });
    const merged = mergedPerson(into, from);
    expect(merged.tags).toEqual(["climbing", "Leeds", "chess"]);
    expect(merged.importantDates.map(({ date }) => date)).toEqual(["2020-01-01", "2021-01-01"]);
    expect(merged.sharedMilestones).toHaveLength(1);
    expect(merged.socialMediaHandles).toHaveLength(1);
  });

  test("join notes where both have them, once; what would be too long becomes a line", () => {
    const notes = (one: string, other: string) => [somebody({ notes: one }), somebody({ notes: other })] as const;
    expect(mergedPerson(...notes("Likes tea", "Has a dog")).notes).toBe("Likes tea\n\nHas a dog");
    expect(mergedPerson(...notes("Likes tea. Has a dog", "Has a dog")).notes).toBe("Likes tea. Has a dog");
    const long = notes("x".repeat(6_000), "y".repeat(6_000));
    expect(mergedPerson(...long).notes).toHaveLength(6_000);
    expect(leftOver(...long, "en")).toEqual(["y".repeat(6_000)]);
  });

  test("are found by the other's names, too: as the nickname where it is free, else in a line", () => {
    const tommy = somebody({ firstName: "Tommy", lastName: "Baker", nickname: "Tomtom" });
    expect(mergedPerson(somebody({ lastName: "Baker" }), tommy).nickname).toBe("Tomtom");
    expect(leftOver(somebody({ lastName: "Baker" }), tommy, "en")).toEqual(["Also known as Tommy"]);
    const big = somebody({ lastName: "Baker", nickname: "Big T" });
    expect(mergedPerson(big, tommy).nickname).toBe("Big T");
    expect(leftOver(big, tommy, "es")).toEqual(["También se llama Tomtom, Tommy"]);
    const married = somebody({ firstName: "Anna", lastName: "Meyer" });
    expect(mergedPerson(somebody({ firstName: "Anna", lastName: "Berg" }), married).nickname).toBe("Anna Meyer");
    expect(leftOver(somebody({ firstName: "TÓM" }), somebody({}), "en")).toEqual([]);
  });

  test("take a planned meeting with its day", () => {
    const from = somebody({ nextPlannedInteraction: "2026-04-01", nextPlannedInteractionDescription: "Dinner" });
    expect(mergedPerson(somebody({}), from).nextPlannedInteractionDescription).toBe("Dinner");
    const planned = somebody({ nextPlannedInteraction: "2026-03-20" });
    expect(mergedPerson(planned, from)).toMatchObject({
      nextPlannedInteraction: "2026-03-20",
      nextPlannedInteractionDescription: null,
    });
  });

  test("are as they were when it is undone, but for what was changed since", () => {
    const into = somebody({ notes: "Likes tea", tags: ["a"] });
    const from = somebody({ notes: "Has a dog", tags: ["b"], email: "tom@example.org" });
    const after = changeBetween(into, mergedPerson(into, from));
    expect(Object.keys(after).sort()).toEqual(["email", "notes", "tags"]);
    const merged = { ...into, ...after } as PersonFields;
    const memo = memoOf(into, after, []);
    expect({ ...merged, ...unmergedChange(merged, memo) }).toEqual(into);
    expect(unmergedChange({ ...merged, notes: "Likes coffee" }, memo)).toEqual({ email: null, tags: ["a"] });
  });
});

test("likely doubles have the same name, or one's nickname is the other's name", () => {
  const person = (id: string, firstName: string, lastName: string | null = null, nickname: string | null = null) => ({
    id,
    firstName,
    lastName,
    nickname,
  });
  const pairs = (...people: ReturnType<typeof person>[]) =>
    possibleDoubles(people, 10).map(({ personId, otherId }) => personId + otherId);
  expect(pairs(person("a", "Zoë", "Lind"), person("b", "zoe", "lind"), person("c", "Zoe", "Berg"))).toEqual(["ab"]);
  expect(pairs(person("a", "Thomas", "Baker", "Tom"), person("b", "Tom"))).toEqual(["ab"]);
  expect(pairs(person("a", "Thomas", "Baker", "Tom"), person("b", "Tom", "Hill"))).toEqual([]);
  expect(pairs(person("a", "Tom"), person("b", "Tom", "Hill"))).toEqual([]);
  expect(pairs(person("a", "Tom"), person("b", "Tom"), person("c", "Tom"))).toEqual(["ab", "ac", "bc"]);
});
