import type { ListName } from "#app/shell/device/device-keys.ts";
import type { DeviceRecord } from "#app/shell/device/device-list.ts";
import { DeviceLists } from "#app/shell/device/device-lists.ts";
import { whileAlone } from "#app/shell/device/device-lock.ts";
import { ApiError } from "#app/shell/http.ts";
import type { Movable } from "./movable.ts";

/** Something that still stands on the device, and why: the server's refusal, or that what it belongs to did not go. */
export type Left = { list: ListName; id: string; name: string; why: ApiError | "waits" | "unreadable" };

/** What became of everything. */
export type Moved = { moved: number; total: number; people: { moved: number; total: number }; left: Left[] };

/** How far it has come. */
export type Progress = { done: number; total: number };

/**
 * Moves everything that stands on the device into the account, in the order of the list. Each item leaves the device
 * when the server has confirmed it, never before, and never because another one went. Of two open tabs one moves; a
 * broken connection ends the try, and the rest waits for the next.
 */
export const moveToAccount = (movables: readonly Movable[], tell: (progress: Progress) => void): Promise<Moved> =>
  navigator.locks
    ? (navigator.locks.request("wisp-moving", () => moveAll(movables, tell)) as Promise<Moved>)
    : moveAll(movables, tell);

async function moveAll(movables: readonly Movable[], tell: (progress: Progress) => void): Promise<Moved> {
  const lists = await whileAlone(() => {
    const read = new DeviceLists();
    for (const { list } of movables) read.rows(list);
    // Entries that had no id keep the one that they were given now, whatever happens next.
    read.commit();
    return read;
  });
  const all = movables.flatMap((one) =>
    lists
      .rows(one.list)
      .reverse()
      .map((row) => ({ one, row })),
  );
  const moved: Moved = {
    moved: 0,
    total: all.length,
    people: { moved: 0, total: 0 },
    left: unreadable(movables, lists),
  };
  moved.total += moved.left.length;
  let broken: ApiError | null = null;
  for (const [index, { one, row }] of all.entries()) {
    tell({ done: index, total: all.length });
    const isPerson = one.list.name === "relationships";
    if (isPerson) moved.people.total += 1;
    const why: Left["why"] | null = broken ?? (await moveOne(one, row, lists));
    if (why === null) {
      moved.moved += 1;
      if (isPerson) moved.people.moved += 1;
      continue;
    }
    if (why instanceof ApiError && endsTheTry(why)) broken = why;
    moved.left.push({ list: one.list.name, id: row.id, name: one.nameOf(row), why });
  }
  tell({ done: all.length, total: all.length });
  return moved;
}

async function moveOne(one: Movable, row: DeviceRecord, lists: DeviceLists): Promise<Left["why"] | null> {
  if (one.waitsFor?.(row, lists)) return "waits";
  try {
    await one.send(row, lists);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  const along = one.alongWith?.(row, lists) ?? [];
  // Read anew: another tab may have kept something meanwhile.
  await whileAlone(() => {
    const now = new DeviceLists();
    now.remove(one.list, row.id);
    for (const { list, id } of along) now.remove(list, id);
    now.commit();
  });
  lists.remove(one.list, row.id);
  return null;
}

// No answer, signed out, too often, or a server in trouble: the next item would fare no better.
const endsTheTry = ({ status }: ApiError): boolean => status === 0 || status === 401 || status === 429 || status >= 500;

const unreadable = (movables: readonly Movable[], lists: DeviceLists): Left[] =>
  movables.flatMap(({ list }) =>
    Array.from({ length: lists.unreadable(list) }, (_, index) => ({
      list: list.name,
      id: `${list.name}-${index}`,
      name: "",
      why: "unreadable" as const,
    })),
  );
