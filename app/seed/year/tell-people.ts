import { lastingId, type Story } from "../teller.ts";
import { chance } from "./days.ts";
import { PEOPLE, type Known } from "./people.ts";

const DAY = 86_400_000;
const YEAR = 358;

/** Everybody she knows, from the first week on, and every time they met. */
export const tellPeople = (start: number): Story[] =>
  PEOPLE.flatMap((known, index) => [
    {
      daysAgo: YEAR + 2,
      at: `10:${10 + index}`,
      happen: (tell) =>
        tell.send("POST", "/api/relationships", {
          id: lastingId(known.key),
          ...known.person,
          ...birthdateOf(known, start),
        }),
    },
    ...meetings(known),
  ]);

/** The days ago on which she met somebody: about as often as they do, never quite regularly. */
export function daysWith({ key, every }: Known): number[] {
  const days: number[] = [];
  for (
    let day = YEAR - (every % 5);
    day > 0;
    day -= Math.max(2, Math.round(every * (0.6 + 0.8 * chance(`${key} ${day}`))))
  )
    days.push(day);
  return days;
}

const meetings = (known: Known): Story[] =>
  daysWith(known).map((daysAgo, count) => ({
    daysAgo,
    at: `17:${String(10 + (count % 45)).padStart(2, "0")}`,
    happen: (tell) =>
      tell.send("POST", `/api/relationships/${lastingId(known.key)}/interactions`, {
        id: lastingId(`${known.key} ${daysAgo}`),
        note: known.notes[count % known.notes.length],
      }),
  }));

function birthdateOf({ birthday }: Known, start: number): { birthdate?: string } {
  if (!birthday) return {};
  const [inDays, year] = birthday;
  return {
    birthdate: `${year}${new Date(start + inDays * DAY).toISOString().slice(4, 10)}`.replace("-02-29", "-02-28"),
  };
}
