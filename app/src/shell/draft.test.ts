// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { forgetDrafts, keepDraft, readDraft } from "./draft.ts";
import type { SessionUser } from "./current-user.ts";
import { setSession, signOut } from "./session.ts";
import { fakeServer } from "./testing.tsx";

const draft = { text: "Dear diary", sentAs: null };

beforeEach(() => sessionStorage.clear());

test("a draft is there again for who wrote it, and for nobody else", () => {
  expect(keepDraft("journal", "ann", draft)).toBe(true);
  expect(readDraft("journal", "ann")).toEqual(draft);
  expect(readDraft("journal", "ben").text).toBe("");
  expect(readDraft("journal", null).text).toBe("");
});

test("an empty draft is none, and what is no draft is none", () => {
  keepDraft("journal", null, draft);
  keepDraft("journal", null, { text: "", sentAs: null });
  expect(sessionStorage.length).toBe(0);
  sessionStorage.setItem("wisp-draft-journal", "{broken");
  expect(readDraft("journal", null).text).toBe("");
});

test("signing out leaves no draft behind", async () => {
  fakeServer({ "POST /api/logout": { status: 204 } });
  keepDraft("journal", "ann", draft);
  await signOut(new QueryClient());
  expect(sessionStorage.length).toBe(0);
});

test("when somebody else signs in, what another account wrote is gone", () => {
  keepDraft("journal", "ann", draft);
  setSession(new QueryClient(), { id: "ben" } as SessionUser);
  expect(sessionStorage.length).toBe(0);
});

test("what was written before signing in stays", () => {
  keepDraft("journal", null, draft);
  forgetDrafts("ann");
  expect(readDraft("journal", null)).toEqual(draft);
});
