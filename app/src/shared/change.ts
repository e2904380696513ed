/** What happened to a record, announced by its keeper inside the transaction (on a device: the act) that did it. */
export type Change = {
  /** What is read again: the plural of the endpoint, e.g. `tasks`. */
  topic: string;
  /** The record's kind as an insight names it (`task`); undefined where no insight can point to it. */
  kind?: string;
  id: string;
  what: "created" | "changed" | "trashed" | "restored";
  /** The columns that an insight keeps an index of, as they stand now. */
  index?: {
    title?: string;
    dueDate?: string | null;
    repeat?: string | null;
    isCompleted?: boolean;
    mood?: string | null;
    people?: string[];
  };
  /** A repeating task's open occurrence, to which the insight of this one moves, with what it says. */
  movedTo?: { id: string; title: string; dueDate: string | null; repeat: string | null; isCompleted: boolean };
};
