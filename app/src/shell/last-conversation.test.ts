import { beforeEach, expect, test } from "vitest";
import { forgetConversation, onConversation, readConversation, saveConversation } from "./last-conversation.ts";

const ASKED = {
  query: "When did I last see Ana?",
  category: "search",
  response: "On Tuesday.",
  timestamp: "2026-03-12T09:30:00.000Z",
  source: "text",
};

beforeEach(() => forgetConversation());

test("what was asked last stands under its keys until it is forgotten", () => {
  saveConversation(ASKED, null);
  expect(localStorage.getItem("lastQuery")).toBe(ASKED.query);
  expect(localStorage.getItem("lastResponse")).toBe("On Tuesday.");
  expect([localStorage.getItem("lastCategory"), localStorage.getItem("lastSource")]).toEqual(["search", "text"]);
  expect(readConversation(null)).toEqual(ASKED);
  forgetConversation();
  expect(readConversation(null)).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("last"))).toEqual([]);
});

test("one account's is never shown to another or to a visitor, a visitor's is there after signing in", () => {
  saveConversation(ASKED, "ann");
  expect([readConversation("ann")?.query, readConversation("bob"), readConversation(null)]).toEqual([
    ASKED.query,
    null,
    null,
  ]);
  saveConversation(ASKED, null);
  expect(readConversation("bob")?.query).toBe(ASKED.query);
});

test("whoever listens hears of each change, until they stop", () => {
  let heard = 0;
  const stop = onConversation(() => (heard += 1));
  saveConversation(ASKED, null);
  forgetConversation();
  stop();
  saveConversation(ASKED, null);
  expect(heard).toBe(2);
});
