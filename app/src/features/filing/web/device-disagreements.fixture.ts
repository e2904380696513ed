import type { Insight } from "#app/features/insights/contract.ts";

type Entry = Record<string, unknown> & { id: string };

const stored = (key: string): Entry[] => JSON.parse(localStorage.getItem(key) ?? "[]") as Entry[];

// Where the records of each kind stand on the device, and which of their fields their insight repeats.
const RECORDS: Record<NonNullable<Insight["recordKind"]>, { list: string; fields: [of: string, its: string][] }> = {
  task: {
    list: "tasks",
    fields: [
      ["title", "title"],
      ["dueDate", "dueDate"],
      ["repeat", "repeat"],
      ["isCompleted", "isCompleted"],
    ],
  },
  goal: {
    list: "goals",
    fields: [
      ["title", "title"],
      ["dueDate", "dueDate"],
      ["isCompleted", "isCompleted"],
    ],
  },
  mood: { list: "moods", fields: [["mood", "mood"]] },
  gratitude: { list: "gratitude", fields: [["title", "content"]] },
  interaction: { list: "interactions", fields: [["title", "note"]] },
};

/** What of the device's filed insights does not say what its record says; empty where every one does. */
export const disagreementsOnDevice = (): string[] =>
  stored("insights").flatMap((insight) => {
    const kind = insight["recordKind"] as Insight["recordKind"];
    if (kind === null || insight["state"] !== "filed") return [];
    const { list, fields } = RECORDS[kind];
    const record = stored(list).find(({ id }) => id === insight["recordId"]);
    if (!record) return [`${kind} ${insight.id}: no record`];
    return fields
      .filter(
        ([of, its]) => insight[of] !== (typeof record[its] === "string" ? record[its].slice(0, 200) : record[its]),
      )
      .map(([of]) => `${kind} ${insight.id}: ${of}`);
  });
