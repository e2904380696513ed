import { adoptCapture } from "#app/features/filing/contract.ts";
import { CAPTURE_LIST } from "#app/features/captures/web/on-device.ts";
import { createGoal } from "#app/features/goals/contract.ts";
import { GOAL_LIST } from "#app/features/goals/web/on-device.ts";
import { createGratitude } from "#app/features/gratitude/contract.ts";
import { GRATITUDE_LIST } from "#app/features/gratitude/web/on-device.ts";
import { createCheckIn, createMood } from "#app/features/moods/contract.ts";
import { isCheckIn } from "#app/features/moods/rules.ts";
import { MOOD_LIST } from "#app/features/moods/web/on-device.ts";
import { createRelationship, logInteraction } from "#app/features/relationships/contract.ts";
import { displayName } from "#app/features/relationships/rules.ts";
import { INTERACTION_LIST } from "#app/features/relationships/web/last-interaction-on-device.ts";
import { PERSON_LIST } from "#app/features/relationships/web/person-on-device.ts";
import { createTask } from "#app/features/tasks/contract.ts";
import { TASK_LIST } from "#app/features/tasks/web/on-device.ts";
import { call } from "#app/shell/api.ts";
import { movable, type Movable } from "./movable.ts";
import { alongWith, entryOf, itemsOf, recordsLeft } from "./items-of-capture.ts";

/** A record as it is sent: under its own id, with the moment at which it was made. */
const sent = <T extends { createdAt: string }>({ createdAt, ...row }: T) => ({ ...row, madeAt: createdAt });

/** Everything that a device may hold, in the order in which it has to go: what others belong to goes first. */
export const MOVABLES: readonly Movable[] = [
  movable({
    list: PERSON_LIST,
    nameOf: displayName,
    send: (row, lists) => {
      const { lastInteraction, ...person } = row;
      // Of an older entry the last meeting is all that is known; else it comes with the interactions.
      const isTold = lists.rows(INTERACTION_LIST).some((one) => one.personIds.includes(row.id));
      return call(createRelationship, { body: { ...sent(person), ...(!isTold && { lastInteraction }) } });
    },
  }),
  movable({
    list: INTERACTION_LIST,
    nameOf: ({ note, at }) => note || at.slice(0, 10),
    waitsFor: ({ personIds }, lists) => personIds.some((id) => lists.find(PERSON_LIST, id) !== undefined),
    send: async ({ personIds, ...row }, lists) => {
      const gone = new Set(lists.trash().map(({ record }) => record.id));
      const [id, ...others] = personIds.filter((one) => !gone.has(one));
      // Whoever it was with was deleted, and it with them.
      if (id !== undefined) await call(logInteraction, { params: { id }, body: { ...sent(row), personIds: others } });
    },
  }),
  movable({ list: GOAL_LIST, nameOf: ({ title }) => title, send: (row) => call(createGoal, { body: sent(row) }) }),
  movable({
    list: TASK_LIST,
    nameOf: ({ title }) => title,
    waitsFor: ({ goalId }, lists) => goalId !== null && lists.find(GOAL_LIST, goalId) !== undefined,
    send: ({ seriesId, ...row }) =>
      call(createTask, { body: { ...sent(row), seriesId: seriesId ?? undefined, completedAt: row.updatedAt } }),
  }),
  movable({
    list: MOOD_LIST,
    nameOf: ({ mood, notes }) => notes ?? mood,
    send: (row) => (isCheckIn(row) ? call(createCheckIn, { body: sent(row) }) : call(createMood, { body: sent(row) })),
  }),
  movable({
    list: GRATITUDE_LIST,
    nameOf: ({ content }) => content,
    send: (row) => call(createGratitude, { body: sent(row) }),
  }),
  movable({
    list: CAPTURE_LIST,
    nameOf: ({ text }) => text.slice(0, 80),
    waitsFor: recordsLeft,
    send: (row, lists) => {
      const status = row.status === "undone" ? "undone" : "organized";
      const kind = row.kind === "journal" ? "journal" : "text";
      const entry = entryOf(row, lists);
      return call(adoptCapture, { body: { ...row, kind, status, insights: itemsOf(row, lists), entry } });
    },
    alongWith,
  }),
];
