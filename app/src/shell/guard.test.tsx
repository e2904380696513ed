// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Guard } from "./guard.tsx";
import { fakeServer, renderAt } from "./testing.tsx";

const page = <Guard>{(user) => <p>{user ? `Hello ${user.firstName}` : "Hello visitor"}</p>}</Guard>;
const visitor = { "GET /api/user": { status: 401, body: { detail: "Please sign in first.", code: "not-signed-in" } } };

test("until the account is known there is a spinner", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  await renderAt("/goals", page, ["/goals"]);
  expect((await screen.findByRole("status")).textContent).toBe("Loading...");
});

test("a visitor sees a page of the free areas", async () => {
  fakeServer(visitor);
  await renderAt("/goals", page, ["/goals"]);
  expect(await screen.findByText("Hello visitor")).toBeTruthy();
});

test("a visitor of an account's page is sent to sign in, and back afterwards", async () => {
  fakeServer(visitor);
  const { router } = await renderAt("/profile?tab=security", page, ["/profile", "/auth"]);
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth"));
  expect(router.state.location.search).toEqual({ return_to: "/profile?tab=security" });
});

test("who is signed in sees it", async () => {
  fakeServer({ "GET /api/user": { body: { id: "1", firstName: "Amara" } } });
  await renderAt("/journal", page, ["/journal"]);
  expect(await screen.findByText("Hello Amara")).toBeTruthy();
});

test("a server that does not answer is said, with a way to try again", async () => {
  fakeServer({ "GET /api/user": { status: 503 } });
  await renderAt("/goals", page, ["/goals"]);
  expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
});
