import type { Act } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import type { TaskRow } from "./tables.ts";

/** Tells what became of a task. @param movedTo the open occurrence that stands for the series from now on */
export const announceTask = (act: Act, row: TaskRow, what: Change["what"], movedTo?: TaskRow): Promise<void> =>
  act.announce({
    topic: "tasks",
    kind: "task",
    id: row.id,
    what,
    index: indexOf(row),
    ...(movedTo && { movedTo: { id: movedTo.id, ...indexOf(movedTo) } }),
  });

const indexOf = ({ title, dueDate, repeat, isCompleted }: TaskRow) => ({ title, dueDate, repeat, isCompleted });
