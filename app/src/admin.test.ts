import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readUser } from "#app/features/account/contract.ts";
import { startTestServer, type TestServer } from "#app/testing/test-server.ts";
import { administer } from "./admin.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const say = (...args: string[]) =>
  administer(
    args,
    () => Promise.resolve({ ...server.database, close: () => Promise.resolve() }),
    new Date("2026-01-31T12:00:00Z"),
  );

describe("npm run admin", () => {
  test("grant makes a subscriber until the plan's end, a short month's last day", async () => {
    const ann = await server.person();
    const { username } = (await ann.call(readUser)).body;
    expect(await say("grant", username.toUpperCase(), "--plan", "monthly")).toBe(
      `${username} is a subscriber (monthly) until 2026-02-28`,
    );
    expect((await ann.call(readUser)).body).toMatchObject({
      subscriptionStatus: "active",
      subscriptionPlan: "monthly",
      subscriptionExpiry: "2026-02-28T12:00:00.000Z",
    });
  });

  test("says in one line what is wrong", async () => {
    await expect(say("grant", "nobody-here", "--plan", "annual")).rejects.toThrow("Nobody is called nobody-here");
    await expect(say("grant", "ann")).rejects.toThrow("--plan annual|monthly");
    await expect(say("grant", "ann", "--plan", "weekly")).rejects.toThrow("--plan annual|monthly");
    await expect(say("dance")).rejects.toThrow("There is no command dance");
    expect(await say("help")).toContain("grant <username>");
  });
});
