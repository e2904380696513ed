import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#app/testing/test-server.ts";
import { changeUser, confirmPassword, login, logout, readUser, register } from "../contract.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const aRegistration = (more: object = {}) => {
  const username = `amara.${randomUUID().slice(0, 6)}`;
  return {
    username,
    firstName: "Amara",
    lastName: "Mensah",
    email: `${username}@example.com`,
    birthday: "1991-05-07",
    timezone: "Europe/London",
    password: "a long secret",
    ...more,
  };
};

describe("Registering", () => {
  test("signs in, and answers the account without its password", async () => {
    const someone = server.visitor();
    const { status, body, headers } = await someone.call(register, { body: aRegistration({ firstName: "  Amara " }) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firstName: "Amara",
      birthday: "1991-05-07",
      timezone: "Europe/London",
      subscriptionStatus: "free",
    });
    expect(JSON.stringify(body)).not.toMatch(/secret|hash|argon/i);
    expect(headers.get("set-cookie")).toMatch(/^wisp=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    expect((await someone.call(readUser)).body.id).toBe(body.id);
  });

  test.each([
    ["username", "ab", "Username must be at least 3 characters"],
    ["username", "a b c", "Use 3 to 40 letters, digits, dots, dashes or underscores"],
    ["firstName", " A ", "First name must be at least 2 characters"],
    ["lastName", "B", "Last name must be at least 2 characters"],
    ["email", "amara", "Invalid email address"],
    ["birthday", "1991-02-30", "Please enter a valid date"],
    ["birthday", "2999-01-01", "Please enter a valid date"],
    ["timezone", "", "Timezone is required"],
    ["timezone", "Mars/Olympus", "Timezone is required"],
    ["password", "12345", "Password must be at least 6 characters"],
    ["password", "password", "That password is among the most common ones; please choose another"],
  ])("with %s %j is refused: %s", async (field, value, sentence) => {
    const { status, problem } = await server.visitor().call(register, { body: aRegistration({ [field]: value }) });
    expect([status, problem.errors]).toEqual([400, { [field]: sentence }]);
  });

  test("keeps the date part of a birthday that is an instant", async () => {
    const { body } = await server
      .visitor()
      .call(register, { body: aRegistration({ birthday: "1991-05-07T00:00:00.000Z" }) });
    expect(body.birthday).toBe("1991-05-07");
  });

  test("with a name or address that somebody has, in any case, answers 409 and names the field", async () => {
    const first = aRegistration();
    await server.visitor().call(register, { body: first });
    const name = await server
      .visitor()
      .call(register, { body: aRegistration({ username: first.username.toUpperCase() }) });
    expect([name.status, name.problem.code, name.problem.errors]).toEqual([
      409,
      "taken",
      { username: "That username is taken" },
    ]);
    const address = await server
      .visitor()
      .call(register, { body: aRegistration({ email: first.email.toUpperCase() }) });
    expect([address.status, address.problem.errors]).toEqual([409, { email: "That email address is taken" }]);
  });

  test("twenty times at once with one name makes one account", async () => {
    const body = aRegistration();
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.visitor().call(register, { body })));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  });
});

describe("Signing in", () => {
  test("works with the name in any case, and gives a session of its own", async () => {
    const profile = aRegistration();
    const first = server.visitor();
    const registered = await first.call(register, { body: profile });
    const again = server.visitor();
    const { status, headers } = await again.call(login, {
      body: { username: profile.username.toUpperCase(), password: profile.password },
    });
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).not.toBe(registered.headers.get("set-cookie"));
  });

  test("with a wrong password or an unknown name is refused alike", async () => {
    const profile = aRegistration();
    await server.visitor().call(register, { body: profile });
    const wrong = await server.visitor().call(login, { body: { username: profile.username, password: "another one" } });
    const unknown = await server.visitor().call(login, { body: { username: "nobody.here", password: "another one" } });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
  });

  test("does not take a cookie that was planted, and ends the session that the browser had", async () => {
    const profile = aRegistration();
    const someone = server.visitor();
    await someone.call(register, { body: profile });
    const old = (await someone.send("GET", "/api/user")).status;
    const planted = await server.visitor().send("GET", "/api/user", undefined, { cookie: `wisp=${"x".repeat(43)}` });
    expect([old, planted.status]).toEqual([200, 401]);
  });

  test("keeps no token that a copy of the table could sign in with", async () => {
    const someone = server.visitor();
    const { headers } = await someone.call(register, { body: aRegistration() });
    const token = /wisp=([\w-]+)/.exec(headers.get("set-cookie") ?? "")?.[1] as string;
    const { rows } = await server.database.pool.query("select * from sessions");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("ends after 30 days without a visit", async () => {
    const someone = await server.person();
    server.setNow("2026-04-12T09:31:00.000Z");
    expect((await someone.call(readUser)).status).toBe(401);
    server.setNow("2026-03-12T09:30:00.000Z");
  });
});

describe("Signing out", () => {
  test("ends the session for good, and may be said twice", async () => {
    const someone = server.visitor();
    const { headers } = await someone.call(register, { body: aRegistration() });
    const cookie = headers.get("set-cookie")?.split(";")[0] as string;
    expect((await someone.call(logout)).status).toBe(204);
    expect((await server.visitor().send("GET", "/api/user", undefined, { cookie })).status).toBe(401);
    expect((await someone.call(logout)).status).toBe(204);
  });
});

describe("The profile", () => {
  test("changes the fields that are sent, and refuses a stale version", async () => {
    const someone = await server.person();
    const { body } = await someone.call(changeUser, { body: { timezone: "America/Bogota" } });
    expect(body).toMatchObject({ timezone: "America/Bogota", firstName: "Amara", version: 2 });
    const stale = await someone.call(changeUser, { body: { firstName: "Efua" } }, { "if-match": "1" });
    expect([stale.status, stale.problem.record]).toMatchObject([409, { firstName: "Amara", version: 2 }]);
  });

  test("takes a new e-mail address only soon after a password entry", async () => {
    const someone = await server.person();
    const email = `${randomUUID()}@example.com`;
    server.setNow("2026-03-12T09:46:00.000Z");
    expect((await someone.call(changeUser, { body: { email } })).problem.code).toBe("confirm-password");
    expect((await someone.call(confirmPassword, { body: { password: "not this one" } })).status).toBe(401);
    expect((await someone.call(confirmPassword, { body: { password: "a long secret" } })).status).toBe(204);
    expect((await someone.call(changeUser, { body: { email } })).body.email).toBe(email);
    server.setNow("2026-03-12T09:30:00.000Z");
  });
});
