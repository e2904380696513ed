// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#app/shell/http.ts";
import { MOOD_LIST } from "#app/features/moods/web/on-device.ts";
import { movable, type Movable } from "./movable.ts";
import { moveToAccount, type Progress } from "./move-to-account.ts";

type Mood = { id?: string; mood: string; notes?: string };
const standing = () => JSON.parse(localStorage.getItem("moods") ?? "[]") as Mood[];

/** A server that answers each mood as `answer` says, and remembers what arrived, by id. */
function aServer(answer: (notes: string) => ApiError | null) {
  const arrived = new Map<string, string>();
  const send = vi.fn<(row: { id: string; notes: string | null }) => Promise<void>>(async (row) => {
    const refusal = answer(row.notes ?? "");
    if (refusal) throw refusal;
    arrived.set(row.id, row.notes ?? "");
  });
  const movables: Movable[] = [movable({ list: MOOD_LIST, nameOf: ({ notes }) => notes ?? "", send })];
  return { arrived, send, movables };
}

const quiet = () => {};

beforeEach(() => {
  const entries: Mood[] = ["third", "second", "first"].map((notes) => ({ mood: "happy", notes }));
  localStorage.setItem("moods", JSON.stringify(entries));
});

test("each item leaves the device when the server has confirmed it, the oldest first, and progress is told", async () => {
  const { arrived, movables } = aServer(() => null);
  const progress: Progress[] = [];
  const result = await moveToAccount(movables, (now) => progress.push(now));
  expect(result).toMatchObject({ moved: 3, total: 3, left: [] });
  expect([...arrived.values()]).toEqual(["first", "second", "third"]);
  expect(progress.at(-1)).toEqual({ done: 3, total: 3 });
  expect(standing()).toEqual([]);
});

test("one that is refused stays, is named, and the others go", async () => {
  const refused = new ApiError(403, "Free tier limit reached: 5", { code: "free-limit" });
  const { movables } = aServer((notes) => (notes === "second" ? refused : null));
  const result = await moveToAccount(movables, quiet);
  expect(result).toMatchObject({ moved: 2, total: 3, left: [{ name: "second", why: { code: "free-limit" } }] });
  expect(standing()).toMatchObject([{ notes: "second" }]);
});

test("after a broken connection the rest waits for the next try, under the ids that it had", async () => {
  let down = true;
  const { arrived, send, movables } = aServer((notes) =>
    down && notes !== "first" ? new ApiError(0, "No answer", { code: "unavailable" }) : null,
  );
  const first = await moveToAccount(movables, quiet);
  expect(first).toMatchObject({ moved: 1, left: [{ name: "second" }, { name: "third" }] });
  expect(send).toHaveBeenCalledTimes(2);
  const ids = standing().map(({ id }) => id);
  down = false;
  await moveToAccount(movables, quiet);
  expect([...arrived.keys()].slice(1).reverse()).toEqual(ids);
  expect(standing()).toEqual([]);
});

test("an answer that was lost on its way makes nothing twice", async () => {
  let lost = true;
  const arrived: string[] = [];
  const movables = [
    movable({
      list: MOOD_LIST,
      nameOf: ({ notes }) => notes ?? "",
      send: async ({ id }) => {
        if (!arrived.includes(id)) arrived.push(id);
        if (lost) throw new ApiError(0, "No answer", { code: "unavailable" });
      },
    }),
  ];
  await moveToAccount(movables, quiet);
  expect(standing()).toHaveLength(3);
  lost = false;
  await moveToAccount(movables, quiet);
  expect(arrived).toHaveLength(3);
});

test("what another tab keeps meanwhile stays, and so does an entry that cannot be read", async () => {
  localStorage.setItem("moods", JSON.stringify([...standing(), { mood: "unheard of" }]));
  const { movables } = aServer((notes) => {
    if (notes === "second")
      localStorage.setItem("moods", JSON.stringify([{ mood: "calm", notes: "new" }, ...standing()]));
    return null;
  });
  const result = await moveToAccount(movables, quiet);
  expect(result).toMatchObject({ moved: 3, total: 4, left: [{ why: "unreadable" }] });
  expect(standing()).toMatchObject([{ notes: "new" }, { mood: "unheard of" }]);
});

test("what belongs to something that still stands on the device waits for it", async () => {
  const { movables } = aServer(() => null);
  const waiting = movables.map((one) => ({ ...one, waitsFor: () => true }));
  expect(await moveToAccount(waiting, quiet)).toMatchObject({ moved: 0, left: [{ why: "waits" }, {}, {}] });
  expect(standing()).toHaveLength(3);
});
