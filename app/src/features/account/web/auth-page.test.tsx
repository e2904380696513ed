// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { AuthScreen } from "./auth-page.tsx";
import { arrivalOf } from "./use-arrival.ts";

const onDone = vi.fn<(user: unknown) => void>();
beforeEach(() => onDone.mockReset());
afterEach(() => act(() => closeToast()));

async function open(answers: Answers = {}, voice = false) {
  const requests = fakeServer(answers);
  await renderAt("/auth", <AuthScreen voice={voice} onDone={onDone} />, ["/auth"]);
  await screen.findByRole("heading", { name: "Welcome back" });
  return { requests, person: userEvent.setup() };
}

async function openRegister(answers: Answers = {}) {
  const opened = await open(answers);
  await opened.person.click(screen.getByRole("tab", { name: "Register" }));
  await screen.findByRole("heading", { name: "Create an account" });
  return opened;
}

const field = (name: string) => screen.getByLabelText(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const errors = () => screen.getAllByRole("alert").map((alert) => alert.textContent);

function fillRegistration(confirm = "secret1") {
  fill("Username", "amara.m");
  fill("First Name", "Amara");
  fill("Last Name", "Mensah");
  fill("Birthday", "1991-05-07");
  fill("Email", "amara@example.com");
  fill("Password", "secret1");
  fill("Confirm password", confirm);
}

test("login says what is too short on submit, and takes it back on change", async () => {
  const { person, requests } = await open();
  fill("Username", "am");
  expect(screen.queryByRole("alert")).toBeNull();
  await person.click(screen.getByRole("button", { name: "Login" }));
  await waitFor(() =>
    expect(errors()).toEqual(["Username must be at least 3 characters", "Password must be at least 6 characters"]),
  );
  fill("Username", "amara");
  await waitFor(() => expect(errors()).toEqual(["Password must be at least 6 characters"]));
  expect(requests).toEqual([]);
});

test("login hands over the account and greets by name", async () => {
  const { person, requests } = await open({ "POST /api/login": { body: { id: "1", firstName: "Amara" } } });
  fill("Username", "amara.m");
  fill("Password", "secret1");
  await person.click(screen.getByRole("button", { name: "Login" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: "1", firstName: "Amara" }));
  expect(requests[0]?.body).toEqual({ username: "amara.m", password: "secret1" });
  expect((await screen.findAllByText("Welcome back, Amara! Redirecting to dashboard...")).length).toBeGreaterThan(0);
});

test("a refused login says so and keeps what was typed", async () => {
  const problem = { title: "", status: 401, detail: "x", code: "wrong-credentials", params: {} };
  const { person } = await open({ "POST /api/login": { status: 401, body: problem } });
  fill("Username", "amara.m");
  fill("Password", "secret1");
  await person.click(screen.getByRole("button", { name: "Login" }));
  expect((await screen.findAllByText("Login failed")).length).toBeGreaterThan(0);
  expect((await screen.findAllByText("That username and password do not go together.")).length).toBeGreaterThan(0);
  expect(field("Username")).toHaveProperty("value", "amara.m");
});

test("the password can be shown and hidden", async () => {
  const { person } = await open();
  expect(field("Password")).toHaveProperty("type", "password");
  await person.click(screen.getByRole("button", { name: "Show password" }));
  expect(field("Password")).toHaveProperty("type", "text");
  await person.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field("Password")).toHaveProperty("type", "password");
});

test("registering says all that is missing", async () => {
  const { person } = await openRegister();
  await person.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() =>
    expect(errors()).toEqual([
      "Username must be at least 3 characters",
      "First name must be at least 2 characters",
      "Last name must be at least 2 characters",
      "Please enter a valid date",
      "Invalid email address",
      "Password must be at least 6 characters",
      "Password must be at least 6 characters",
    ]),
  );
});

test("passwords that differ are said at the second one, even while other fields are wrong", async () => {
  const { person } = await openRegister();
  fillRegistration("secret2");
  fill("Email", "nonsense");
  await person.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() => expect(errors()).toEqual(["Invalid email address", "Passwords don't match"]));
});

test("a registration is sent without the second password, with the browser's time zone", async () => {
  const { person, requests } = await openRegister({
    "POST /api/register": { status: 201, body: { id: "1", firstName: "Amara" } },
  });
  fillRegistration();
  await person.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(requests[0]?.body).toEqual({
    username: "amara.m",
    firstName: "Amara",
    lastName: "Mensah",
    birthday: "1991-05-07",
    email: "amara@example.com",
    password: "secret1",
    timezone: timeZone,
  });
});

test("a name that is taken is said at its field", async () => {
  const problem = { title: "", status: 409, detail: "x", code: "taken", params: {}, errors: { username: "taken" } };
  const { person } = await openRegister({ "POST /api/register": { status: 409, body: problem } });
  fillRegistration();
  await person.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() => expect(errors()).toContain("That username is taken"));
  expect((await screen.findAllByText("Registration failed")).length).toBeGreaterThan(0);
});

test("who came to record is told why to sign in", async () => {
  await open({}, true);
  expect(screen.getByText(/Recording waits behind the sign-in/)).toBeTruthy();
});

test.each([
  ["/goals?x=1", "/goals?x=1"],
  ["//evil.example", "/dashboard"],
  [undefined, "/dashboard"],
  ["/auth?return_to=/auth", "/dashboard"],
])("a sign-in with return_to %s leads to %s", (returnTo, path) => {
  expect(arrivalOf(returnTo)).toBe(path);
});
