import { createCheckIn, createMood } from "#app/features/moods/contract.ts";
import { isCheckIn, MOOD_LIST } from "#app/features/moods/web/on-device.ts";
import { call } from "#app/shell/api.ts";
import { movable, type Movable } from "./movable.ts";

/** Everything that a device may hold, in the order in which it has to go: what others belong to goes first. */
export const MOVABLES: readonly Movable[] = [
  movable({
    list: MOOD_LIST,
    nameOf: ({ mood, notes }) => notes ?? mood,
    send: (row) => (isCheckIn(row) ? call(createCheckIn, { body: row }) : call(createMood, { body: row })),
  }),
];
