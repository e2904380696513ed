import type { Insight } from "#app/features/insights/contract.ts";
import type { Found } from "./item.ts";

/** What of an insight decides whether it is what was found again. */
export type Standing = Pick<Insight, "content" | "category" | "title" | "dueDate" | "repeat" | "state"> & {
  touched: boolean;
  isTrashed: boolean;
};

/** What organizing a capture again comes to. */
export type Compared<T> = {
  /** Rows that stand for something found: they stay, and are brought back where only an undoing took them. */
  same: { row: T; found: Found }[];
  /** What no row stands for; `index` is its place among everything found. */
  added: { found: Found; index: number }[];
  /** Rows that nothing found stands for any more, and that the person has not touched. */
  left: T[];
};

/**
 * Compares what was found in a capture with what was made of it before: items that the person touched stay as they
 * are, equal ones stay the same rows, the others are replaced (decisions 27). No row stands for two.
 * @param standing how one of the rows stands
 */
export function compareItems<T>(
  rows: readonly T[],
  standing: (row: T) => Standing,
  found: readonly Found[],
): Compared<T> {
  const free = new Set(rows);
  const compared: Compared<T> = { same: [], added: [], left: [] };
  for (const [index, each] of found.entries()) {
    const row = [...free].find((one) => isSame(standing(one), each));
    if (row === undefined) compared.added.push({ found: each, index });
    else {
      free.delete(row);
      compared.same.push({ row, found: each });
    }
  }
  compared.left = [...free].filter((row) => !standing(row).isTrashed && !standing(row).touched);
  return compared;
}

// What the person changed or deleted is the same as what was found in the same words, whatever they made of it.
function isSame(row: Standing, { item }: Found): boolean {
  if (row.content !== item.content) return false;
  if (row.touched || isDeletedByPerson(row)) return true;
  return (
    row.category === item.category &&
    row.dueDate === item.dueDate &&
    row.repeat === item.repeat &&
    row.title === item.title
  );
}

/** Whether the person laid it into the trash, and not an undoing: then it stays there. */
export const isDeletedByPerson = ({ isTrashed, state }: Pick<Standing, "isTrashed" | "state">): boolean =>
  isTrashed && state !== "undone";
