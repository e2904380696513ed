import type { Goal } from "#app/features/goals/contract.ts";
import type { Task } from "#app/features/tasks/contract.ts";
import { lastingId, type Story, type Teller } from "../teller.ts";
import { chance } from "./days.ts";
import { GOALS, HABITS, type Aim } from "./goals.ts";

/** Her goals, step by step, with the tasks that stand behind some of them. */
export const tellAims = (): Story[] =>
  GOALS.flatMap((aim) => [setting(aim), ...aim.steps.map((_, step) => taking(aim, step))]);

const setting = (aim: Aim): Story => ({
  daysAgo: aim.daysAgo,
  at: "09:30",
  happen: async (tell) => {
    const id = lastingId(aim.key);
    const milestones = aim.milestones.map((title) => ({ title }));
    await tell.send("POST", "/api/goals", { id, ...aim.goal, milestones });
    for (const title of aim.tasks ?? [])
      await tell.send("POST", "/api/tasks", { id: lastingId(`${aim.key} ${title}`), title, goalId: id });
  },
});

const taking = (aim: Aim, step: number): Story => {
  const [daysAgo, progress] = aim.steps[step] as (typeof aim.steps)[number];
  return {
    daysAgo,
    at: "20:40",
    happen: async (tell) => {
      const path = `/api/goals/${lastingId(aim.key)}`;
      const goal = (await tell.send("GET", path)).body as Goal;
      if (goal.progress >= progress) return;
      const milestones = goal.milestones.map((one, index) => (index <= step ? { ...one, isCompleted: true } : one));
      await tell.send("PATCH", path, progress === 100 ? { isCompleted: true, milestones } : { progress, milestones });
      const [first] = aim.tasks ?? [];
      if (first !== undefined && step === 1)
        await tell.send("PATCH", `/api/tasks/${lastingId(`${aim.key} ${first}`)}`, { isCompleted: true });
    },
  };
};

/** What comes back by itself: made once, and ticked off on most of its days. */
export const tellHabits = (): Story[] =>
  HABITS.flatMap((habit) => [
    {
      daysAgo: habit.daysAgo,
      at: "08:00",
      happen: (tell) =>
        tell.send("POST", "/api/tasks", { id: lastingId(habit.key), title: habit.title, repeat: habit.repeat }),
    },
    ...daysOf(habit).map((daysAgo): Story => ({
      daysAgo,
      at: habit.at,
      happen: (tell, at) => tickOff(tell, habit.title, at.toISOString().slice(0, 10)),
    })),
  ]);

const daysOf = ({ key, daysAgo, every, kept }: (typeof HABITS)[number]): number[] =>
  Array.from({ length: Math.floor(daysAgo / every) }, (_, count) => daysAgo - count * every).filter(
    (day) => day > 0 && chance(`${key} ${day}`) < kept,
  );

async function tickOff(tell: Teller, title: string, today: string): Promise<void> {
  const path = `/api/tasks?isCompleted=false&limit=200&q=${encodeURIComponent(title)}`;
  const open = (await tell.send("GET", path)).body as Task[];
  const due = open.find((task) => task.title === title && task.dueDate !== null && task.dueDate.slice(0, 10) <= today);
  if (due) await tell.send("PATCH", `/api/tasks/${due.id}`, { isCompleted: true });
}
