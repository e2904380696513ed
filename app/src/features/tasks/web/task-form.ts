import { z } from "zod";
import { LIMITS } from "#app/shared/limits.ts";
import { freeText } from "#app/shared/text.ts";
import { newTask, PRIORITIES, type Task, type TaskChange } from "../contract.ts";

/** A task as the fields of its dialog hold it. */
export const taskForm = z.object({
  title: newTask.shape.title,
  description: freeText(LIMITS.notes),
  priority: z.enum(PRIORITIES),
  date: z.string(),
  time: z.string(),
  repeat: z.string(),
});
export type TaskForm = z.input<typeof taskForm>;

/** How often a task may come back, for the choice in the dialog; "" is never. */
export const REPEATS = [
  "",
  "FREQ=DAILY",
  "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
  "FREQ=WEEKLY",
  "FREQ=WEEKLY;INTERVAL=2",
  "FREQ=MONTHLY",
  "FREQ=YEARLY",
];

/** The fields as they stand before anything is typed. */
export const formOf = (task?: Task): TaskForm => ({
  title: task?.title ?? "",
  description: task?.description ?? "",
  priority: task?.priority ?? "medium",
  date: task?.dueDate?.slice(0, 10) ?? "",
  time: task?.dueDate?.slice(11) ?? "",
  repeat: task?.repeat ?? "",
});

/** What the fields say of a new task. */
export const fieldsOf = ({ title, description, priority, date, time, repeat }: TaskForm) => ({
  title,
  description: description.trim() === "" ? null : description,
  priority,
  dueDate: date === "" ? null : time === "" ? date : `${date}T${time}`,
  repeat: repeat === "" ? null : repeat,
});

/** Only what differs from a task as it stood. */
export function changeOf(task: Task, form: TaskForm): TaskChange {
  const said = fieldsOf(form);
  const changed = Object.entries(said).filter(([name, value]) => value !== task[name as keyof typeof said]);
  return Object.fromEntries(changed);
}
