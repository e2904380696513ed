import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import {
  changeRelationship,
  createRelationship,
  deleteRelationship,
  listInteractions,
  listRelationships,
  readRelationship,
  RELATIONSHIP_TYPES,
  restoreRelationship,
  type NewRelationship,
  type RelationshipChange,
} from "../contract.ts";
import { aPerson } from "../factory.ts";

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.person();
  await subscribe(ann);
});
afterAll(() => server.close());

const subscribe = (person: Person) =>
  server.database.pool.query("update users set subscription_status = 'active' where id = $1", [person.id]);
const add = async (person: Partial<NewRelationship> = {}) =>
  (await ann.call(createRelationship, { body: aPerson(person) })).body;
const change = async (id: string, body: RelationshipChange) =>
  (await ann.call(changeRelationship, { params: { id }, body })).body;
const errorsOf = async (body: unknown) => {
  const { status, problem } = await ann.send("POST", "/api/relationships", body);
  return [status, problem.errors];
};
const PHOTO = "/api/files/0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a01";

describe("A person", () => {
  test("needs a first name only, and is then a friend to check in with monthly", async () => {
    const { status, body } = await ann.call(createRelationship, { body: { firstName: "  Tom " } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firstName: "Tom",
      lastName: null,
      relationshipType: "friend",
      relationship: "friend",
      customRelationship: null,
      checkInFrequency: "monthly",
      tags: [],
      importantDates: [],
      photo: null,
      lastInteraction: null,
      version: 1,
      actor: "person",
    });
  });

  test("keeps every field that was said", async () => {
    const said = {
      firstName: "Zoë",
      lastName: "Ngũgĩ",
      nickname: "Zo",
      relationshipType: "other",
      customRelationship: "Neighbor",
      pronouns: "they/them",
      birthdate: "1990-02-28",
      anniversary: "2015-06-20",
      location: "Lyon",
      timezone: "Europe/Paris",
      preferredContactMethod: "in-person",
      phone: "+33 1 23 45",
      email: "zoe@example.com",
      socialMediaHandles: [{ platform: "instagram", handle: "@zo" }],
      loveLanguage: "quality_time",
      sharedInterests: "Chess",
      notes: "Two cats",
      importantDates: [{ label: "Name day", date: "2026-04-01" }],
      checkInFrequency: "as-needed",
      nextPlannedInteraction: "2026-03-20",
      nextPlannedInteractionDescription: "Lunch",
      tags: ["climbing", "choir"],
      jobTitle: "Baker",
      photo: PHOTO,
      sharedMilestones: [{ title: "First hike", date: "2020-08-09" }],
    } as const;
    const { id } = await add(said as unknown as NewRelationship);
    expect((await ann.call(readRelationship, { params: { id } })).body).toMatchObject({
      ...said,
      relationship: "other",
    });
  });

  test("belongs to the group of the type", async () => {
    const groups = await Promise.all(
      RELATIONSHIP_TYPES.map(
        async (relationshipType) => (await add({ relationshipType, customRelationship: "x" })).relationship,
      ),
    );
    expect(groups).toEqual([
      "friend",
      "family",
      "family",
      "family",
      "family",
      "family",
      "family",
      "colleague",
      "colleague",
      "friend",
      "other",
    ]);
  });

  test("keeps the date part of an instant, and nothing of what is left blank", async () => {
    const person = await add({
      birthdate: "1990-02-28T23:00:00.000Z",
      anniversary: "2015-06-20T00:00:00Z",
      lastName: "  ",
      notes: "",
      importantDates: [{ label: "Day", date: "2026-04-01T10:00:00.000Z" }],
    });
    expect(person).toMatchObject({
      birthdate: "1990-02-28",
      anniversary: "2015-06-20",
      lastName: null,
      notes: null,
      importantDates: [{ label: "Day", date: "2026-04-01" }],
    });
  });

  test("says what is missing or wrong by field, and never falls over", async () => {
    const firstName = "Please enter a first name for this relationship";
    expect(await errorsOf({})).toEqual([400, { firstName }]);
    expect(await errorsOf({ firstName: " " })).toEqual([400, { firstName }]);
    expect(await errorsOf({ name: "  " })).toEqual([400, { firstName }]);
    for (const photo of ["https://elsewhere.example/a.png", "/api/files/1", `${PHOTO}/../x`, ""])
      expect(await errorsOf(aPerson({ photo }))).toEqual([400, { photo: "Please choose one of your own pictures" }]);
    for (const [field, value] of [
      ["lastName", 5],
      ["notes", {}],
      ["tags", "a"],
      ["tags", [1]],
      ["tags", [" "]],
      ["tags", Array(101).fill("a")],
      ["pronouns", "x"],
      ["birthdate", "2026-02-30"],
      ["birthdate", 7],
      ["timezone", "Mars/Base"],
      ["email", "a\0b"],
      ["importantDates", [{ label: "x" }]],
      ["sharedMilestones", [null]],
      ["socialMediaHandles", [{ platform: "myspace", handle: "x" }]],
      ["socialHandles", []],
      ["checkInFrequency", "hourly"],
      ["relationship", "foe"],
      ["lastInteraction", "yesterday"],
      ["lastContactDate", "0000-01-01"],
      ["notes", "x".repeat(10_001)],
      ["firstName", "x".repeat(201)],
      ["firstName", null],
      ["name", []],
      ["id", "1"],
    ] as const)
      expect([
        field,
        (await ann.send("POST", "/api/relationships", { firstName: "Tom", [field]: value })).status,
      ]).toEqual([field, 400]);
    for (const body of [null, [], "text", 5])
      expect((await ann.send("POST", "/api/relationships", body)).status).toBe(400);
  });

  test("carries NUL and lone surrogates as U+FFFD, and ignores fields that nobody knows", async () => {
    const { status, body } = await ann.send("POST", "/api/relationships", {
      firstName: "A\0b",
      notes: "half \ud83d of it",
      tags: ["t\0"],
      favoriteColor: "red",
      owner: "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a01",
      version: 9,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ firstName: "A\uFFFDb", notes: "half \uFFFD of it", tags: ["t\uFFFD"], version: 1 });
    expect(body).not.toHaveProperty("favoriteColor");
  });

  test("made twice with one id is one person", async () => {
    const id = "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a02";
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => ann.call(createRelationship, { body: aPerson({ id, lastContactDate: "2026-01-02" }) })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect((await ann.call(listInteractions, { params: { id } })).body).toHaveLength(1);
  });

  test("is told by former names too", async () => {
    const person = await add({
      firstName: undefined,
      name: " María José  de la Cruz ",
      relationship: "colleague",
      contactFrequency: "weekly",
      socialHandles: { twitter: "@mj", linkedin: " ", instagram: null },
      lastContactDate: "2026-02-01",
    });
    expect(person).toMatchObject({
      firstName: "María",
      lastName: "José  de la Cruz",
      relationshipType: "colleague",
      relationship: "colleague",
      checkInFrequency: "weekly",
      socialMediaHandles: [{ platform: "twitter", handle: "@mj" }],
      lastInteraction: "2026-02-01T12:00:00.000Z",
    });
    expect(await add({ name: "Cher", firstName: undefined })).toMatchObject({ firstName: "Cher", lastName: null });
    expect(await add({ relationship: "friend", relationshipType: "client" })).toMatchObject({
      relationshipType: "client",
    });
  });

  test("who was met today was not met in the future", async () => {
    expect((await add({ lastContactDate: "2026-03-12" })).lastInteraction).toBe("2026-03-12T09:30:00.000Z");
  });

  test("of type other says what they are; of another type that is forgotten", async () => {
    const sentence = { customRelationship: "Please specify the relationship type" };
    expect(await errorsOf(aPerson({ relationshipType: "other" }))).toEqual([400, sentence]);
    expect(await errorsOf(aPerson({ relationship: "other", customRelationship: " " }))).toEqual([400, sentence]);
    expect((await add({ customRelationship: "Neighbor" })).customRelationship).toBeNull();
    const { id } = await add();
    const refused = await ann.call(changeRelationship, { params: { id }, body: { relationshipType: "other" } });
    expect([refused.status, refused.problem.errors]).toEqual([400, sentence]);
    expect(await change(id, { relationshipType: "other", customRelationship: "Neighbor" })).toMatchObject({
      customRelationship: "Neighbor",
    });
    expect((await ann.call(changeRelationship, { params: { id }, body: { customRelationship: null } })).status).toBe(
      400,
    );
    expect(await change(id, { relationshipType: "client" })).toMatchObject({
      customRelationship: null,
      relationship: "colleague",
    });
  });
});

describe("Changing a person", () => {
  test("changes only what is sent, by former names too", async () => {
    const { id } = await add({ nickname: "T", notes: "Old", relationshipType: "parent" });
    expect(await change(id, { notes: "New" })).toMatchObject({
      firstName: "Tom",
      nickname: "T",
      notes: "New",
      version: 2,
    });
    expect(await change(id, { nickname: null, name: " " })).toMatchObject({ nickname: null, notes: "New" });
    expect(await change(id, { name: "Anna Reed", contactFrequency: "daily" })).toMatchObject({
      firstName: "Anna",
      lastName: "Reed",
      checkInFrequency: "daily",
    });
    expect(await change(id, { name: "Cher" })).toMatchObject({ firstName: "Cher", lastName: null });
    expect(await change(id, { relationship: "family" })).toMatchObject({ relationshipType: "parent" });
    expect(await change(id, { relationship: "friend" })).toMatchObject({ relationshipType: "friend" });
    const { version } = await change(id, {});
    expect(await change(id, {})).toMatchObject({ version });
  });

  test("from a stale version answers 409 with the person as they stand", async () => {
    const { id } = await add();
    await change(id, { notes: "Newer" });
    const stale = await ann.call(
      changeRelationship,
      { params: { id }, body: { notes: "Older", lastInteraction: "2026-03-01" } },
      { "if-match": '"1"' },
    );
    expect(stale.status).toBe(409);
    expect(stale.problem).toMatchObject({
      code: "stale-version",
      record: { id, notes: "Newer", version: 2, lastInteraction: null },
    });
  });

  test("lastInteraction adds an interaction, and sent back as it was read adds none", async () => {
    const { id } = await add();
    const at = "2026-03-11T18:20:00.000Z";
    expect(await change(id, { lastInteraction: "2026-03-11T19:20:00+01:00" })).toMatchObject({
      lastInteraction: at,
      version: 1,
    });
    await change(id, { lastInteraction: at, notes: "x" });
    await change(id, { lastInteraction: null });
    expect((await ann.call(listInteractions, { params: { id } })).body.map((one) => [one.at, one.note])).toEqual([
      [at, ""],
    ]);
  });

  test("is nobody else's to do", async () => {
    const { id } = await add();
    const eve = await server.person();
    const answers = await Promise.all([
      eve.call(readRelationship, { params: { id } }),
      eve.call(changeRelationship, { params: { id }, body: { notes: "x" } }),
      eve.call(deleteRelationship, { params: { id } }),
      eve.call(restoreRelationship, { params: { id } }),
      eve.call(listInteractions, { params: { id } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
    expect((await server.visitor().call(listRelationships)).status).toBe(401);
  });
});

describe("A deleted person", () => {
  test("lies in the trash and comes back whole, until 30 days are over", async () => {
    const { id } = await add({ firstName: "Trashed", tags: ["a"], lastInteraction: "2026-03-01T10:00:00Z" });
    expect((await ann.call(deleteRelationship, { params: { id } })).status).toBe(204);
    expect((await ann.call(readRelationship, { params: { id } })).status).toBe(404);
    expect((await ann.call(deleteRelationship, { params: { id } })).status).toBe(404);
    expect((await ann.call(listRelationships, { query: { trash: "true" } })).body.map((one) => one.id)).toEqual([id]);
    expect((await ann.call(restoreRelationship, { params: { id } })).body).toMatchObject({
      id,
      tags: ["a"],
      lastInteraction: "2026-03-01T10:00:00.000Z",
    });
    await ann.call(deleteRelationship, { params: { id } });
    // Half-way the person comes by, or the session itself would lapse first.
    server.setNow("2026-04-01T09:30:00.000Z");
    await ann.call(listRelationships);
    server.setNow("2026-04-12T09:31:00.000Z");
    expect((await ann.call(restoreRelationship, { params: { id } })).status).toBe(404);
    server.setNow("2026-03-12T09:30:00.000Z");
  });
});

describe("The list of people", () => {
  test("is newest first, by group, by words whatever their accents, in pages", async () => {
    const bob = await server.person();
    for (const [second, person] of [
      aPerson({ firstName: "Zoë", notes: "Makes 100% rye" }),
      aPerson({ firstName: "Ben", relationshipType: "spouse" }),
      aPerson({ firstName: "Cy", nickname: "Éclair", relationshipType: "client" }),
      aPerson({ firstName: "Dee", relationshipType: "acquaintance" }),
    ].entries()) {
      server.setNow(`2026-03-12T09:30:0${second}.000Z`);
      await bob.call(createRelationship, { body: person });
    }
    server.setNow("2026-03-12T09:30:00.000Z");
    const names = async (query: Record<string, string>) =>
      (await bob.call(listRelationships, { query })).body.map((one) => one.firstName);
    expect(await names({})).toEqual(["Dee", "Cy", "Ben", "Zoë"]);
    expect(await names({ order: "asc" })).toEqual(["Zoë", "Ben", "Cy", "Dee"]);
    expect(await names({ relationship: "friend" })).toEqual(["Dee", "Zoë"]);
    expect(await names({ relationship: "family" })).toEqual(["Ben"]);
    expect(await names({ relationship: "colleague" })).toEqual(["Cy"]);
    expect(await names({ relationship: "other" })).toEqual([]);
    expect([
      await names({ q: "ZOE" }),
      await names({ q: "eclair" }),
      await names({ q: "%" }),
      await names({ q: "_" }),
    ]).toEqual([["Zoë"], ["Cy"], ["Zoë"], []]);
    expect((await bob.send("GET", "/api/relationships?relationship=foe")).status).toBe(400);
    const first = await bob.call(listRelationships, { query: { limit: "3" } });
    const rest = (await bob.send("GET", first.next ?? "")) as unknown as {
      body: { firstName: string }[];
      next: string | null;
    };
    expect([first.body.length, rest.body.map((one) => one.firstName), rest.next]).toEqual([3, ["Zoë"], null]);
  });
});
