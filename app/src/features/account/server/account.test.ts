import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#app/testing/test-server.ts";
import { changeUser, confirmPassword, login, logout, readUser, register } from "../contract.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
const profile = (more: object = {}) => {
  const username = `Person${++count}`;
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
const refused = async (more: object) => (await server.visitor().call(register, { body: profile(more) })).problem.errors;

describe("Registering", () => {
  test("makes a free account, signs it in, and answers nothing secret", async () => {
    const visitor = server.visitor();
    const body = profile();
    const made = await visitor.call(register, { body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      username: body.username,
      birthday: "1991-05-07",
      timezone: "Europe/London",
      avatarUrl: null,
      subscriptionStatus: "free",
      subscriptionPlan: null,
      subscriptionExpiry: null,
    });
    expect(JSON.stringify(made.body)).not.toMatch(/password|hash/i);
    expect((await visitor.call(readUser)).body.id).toBe(made.body.id);
  });

  test("says by field what is missing or wrong, in its own sentences", async () => {
    expect(
      await refused({
        username: "ab",
        firstName: "A",
        lastName: " B ",
        email: "nowhere",
        birthday: "soon",
        password: "12345",
      }),
    ).toEqual({
      username: "Username must be at least 3 characters",
      firstName: "First name must be at least 2 characters",
      lastName: "Last name must be at least 2 characters",
      email: "Invalid email address",
      birthday: "Please enter a valid date",
      password: "Password must be at least 6 characters",
    });
    expect(await refused({ birthday: "2999-01-01" })).toEqual({ birthday: "Please enter a valid date" });
  });

  test("needs a time zone", async () => {
    const { status, problem } = await server.visitor().call(register, { body: profile({ timezone: "" }) });
    expect([status, problem.detail]).toEqual([400, "Timezone is required"]);
  });

  test("refuses one of the commonest passwords, and a name or address that somebody has in other letters", async () => {
    expect(await refused({ password: "password" })).toHaveProperty("password");
    const { username, email } = profile();
    await server.visitor().call(register, { body: profile({ username, email }) });
    const name = await server.visitor().call(register, { body: profile({ username: username.toUpperCase() }) });
    expect([name.status, Object.keys(name.problem.errors ?? {})]).toEqual([409, ["username"]]);
    const address = await server.visitor().call(register, { body: profile({ email: email.toUpperCase() }) });
    expect([address.status, Object.keys(address.problem.errors ?? {})]).toEqual([409, ["email"]]);
  });

  test("keeps the date part of a birthday that is sent as an instant", async () => {
    const made = await server.visitor().call(register, { body: profile({ birthday: "1991-05-07T00:00:00.000Z" }) });
    expect(made.body.birthday).toBe("1991-05-07");
  });
});

describe("Signing in", () => {
  test("goes by the name in any letters and answers the account", async () => {
    const body = profile();
    await server.visitor().call(register, { body });
    const visitor = server.visitor();
    const signedIn = await visitor.call(login, {
      body: { username: body.username.toLowerCase(), password: body.password },
    });
    expect([signedIn.status, signedIn.body.username]).toEqual([200, body.username]);
    expect((await visitor.call(readUser)).status).toBe(200);
  });

  test("answers a wrong password and an unknown name alike", async () => {
    const body = profile();
    await server.visitor().call(register, { body });
    const wrong = await server.visitor().call(login, { body: { username: body.username, password: "another secret" } });
    const unknown = await server
      .visitor()
      .call(login, { body: { username: "nobody-at-all", password: "another secret" } });
    expect([wrong.status, wrong.problem]).toEqual([401, unknown.problem]);
  });

  test("out ends the session", async () => {
    const ann = await server.person();
    expect((await ann.call(logout)).status).toBe(204);
    expect((await ann.call(readUser)).status).toBe(401);
  });
});

describe("The profile", () => {
  test("changes only what is sent; from a stale version it answers 409", async () => {
    const ann = await server.person();
    const changed = await ann.call(changeUser, { body: { firstName: "Zoë", timezone: "Asia/Tokyo" } });
    expect(changed.body).toMatchObject({ firstName: "Zoë", lastName: "Mensah", timezone: "Asia/Tokyo", version: 2 });
    expect((await ann.call(changeUser, { body: { lastName: "Other" } }, { "if-match": '"1"' })).status).toBe(409);
  });

  test("takes a new address only within 15 minutes of a password entry", async () => {
    const ann = await server.person();
    const email = `${ann.id}@example.org`;
    server.setNow("2026-03-12T10:00:00.000Z");
    const late = await ann.call(changeUser, { body: { email } });
    expect([late.status, late.problem.code]).toEqual([403, "confirm-password"]);
    expect((await ann.call(confirmPassword, { body: { password: "not this one" } })).status).toBe(401);
    expect((await ann.call(confirmPassword, { body: { password: "a long secret" } })).status).toBe(204);
    expect((await ann.call(changeUser, { body: { email } })).body.email).toBe(email);
    server.setNow("2026-03-12T09:30:00.000Z");
  });

  test("is nothing that a visitor has", async () => {
    expect((await server.visitor().call(readUser)).status).toBe(401);
  });
});
