import type { JournalEntry } from "#app/features/journal/contract.ts";
import { lastingId, type Story } from "../teller.ts";
import { dayOf } from "./days.ts";
import { PAGES } from "./journal.ts";
import { PEOPLE } from "./people.ts";
import { completeTasks } from "./tell-notes.ts";
import { daysWith } from "./tell-people.ts";

/** How each day felt, what she was thankful for, and the longer pages of her journal. */
export const tellDays = (): Story[] => [
  ...Array.from({ length: 360 }, (_, daysAgo) => tellDay(daysAgo)).flat(),
  ...PAGES.flatMap(tellPage),
];

/** A page of her journal, and what she did of it some days later. */
function tellPage({ daysAgo, at, text }: (typeof PAGES)[number]): Story[] {
  const id = lastingId(`page ${daysAgo}`);
  const written: Story = { daysAgo, at, happen: (tell) => tell.send("POST", "/api/journal", { id, text }) };
  if (daysAgo < 10) return [written];
  const done: Story = {
    daysAgo: daysAgo - 4,
    at: "18:30",
    happen: async (tell) => {
      const { captureId } = (await tell.send("GET", `/api/journal/${id}`)).body as JournalEntry;
      await completeTasks(tell, captureId);
    },
  };
  return [written, done];
}

function tellDay(daysAgo: number): Story[] {
  const { mood, thanks } = dayOf(daysAgo, liftOf(daysAgo));
  const felt: Story[] = mood
    ? [
        {
          daysAgo,
          at: mood.at,
          happen: (tell) =>
            tell.send("POST", mood.levels ? "/api/check-ins" : "/api/moods", {
              id: lastingId(`mood ${daysAgo}`),
              mood: mood.mood,
              notes: mood.notes,
              ...mood.levels,
            }),
        },
      ]
    : [];
  return [
    ...felt,
    ...thanks.map((content, index): Story => ({
      daysAgo,
      at: `21:0${index}`,
      happen: (tell) => tell.send("POST", "/api/gratitude", { id: lastingId(`thanks ${daysAgo} ${index}`), content }),
    })),
  ];
}

// The people of a day carry it up or down.
const MET = PEOPLE.map((known) => ({ lift: known.lift, days: new Set(daysWith(known)) }));
const liftOf = (daysAgo: number): number =>
  MET.reduce((sum, { lift, days }) => (days.has(daysAgo) ? sum + lift : sum), 0);
