import { localDate } from "#app/shared/calendar-date.ts";
import type { ListQuery } from "#app/shared/record.ts";
import type { DeviceAct } from "./device-act.ts";
import type { DeviceList, DeviceRecord } from "./device-list.ts";
import { trashOf } from "./device-records.ts";

/** Without accents and in lower case, as the server folds the words that it looks for. */
export const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

type Choice<T> = {
  query: Pick<ListQuery, "q" | "order" | "from" | "to"> & { trash?: boolean | undefined };
  /** Where `q` is looked for. */
  textOf?: (row: T) => string;
  /** What the list is ordered by; default: when it was made. Text compares as it stands. */
  by?: (row: T) => string;
  where?: (row: T) => boolean;
};

/** The rows of a list, or of its trash, that a query asks for, in its order; paging is done by whoever answers. */
export function chooseRows<T extends DeviceRecord>(act: DeviceAct, list: DeviceList<T>, choice: Choice<T>): T[] {
  const { query, textOf, by = (row: T) => row.createdAt, where = () => true } = choice;
  const { q, from, to } = query;
  const day = (row: T) => localDate(new Date(row.createdAt), act.timezone);
  const rows = query.trash === true ? trashOf(act, list) : act.lists.rows(list);
  const chosen = rows.filter(
    (row) =>
      where(row) &&
      (q === undefined || textOf === undefined || fold(textOf(row)).includes(fold(q))) &&
      (from === undefined || day(row) >= from) &&
      (to === undefined || day(row) <= to),
  );
  const sign = query.order === "asc" ? 1 : -1;
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  // What was made in the same moment stands as it was kept: the newest first.
  return (sign > 0 ? chosen.toReversed() : chosen).sort((a, b) => sign * compare(by(a), by(b)));
}
