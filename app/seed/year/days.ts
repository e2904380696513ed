import { createHash } from "node:crypto";

/** The words that Nora leaves with a mood, from the lowest to the highest day. */
const WORDS: readonly (readonly string[])[] = [
  ["too many voices", "everything took twice as long", "a heavy day", "could have cried at the bus stop"],
  ["a bit low", "tired, and it shows", "did half of what I meant to", "rain, inside too"],
  ["an ordinary day", "neither here nor there", "quiet", "worked, ate, slept"],
  ["good light in the morning", "a drawing that came by itself", "easy", "slept well, and it carried"],
  [
    "could have hugged the postman",
    "all of it worked",
    "grinned at strangers",
    "everything at once, and all of it good",
  ],
];

/** Small good things, to be taken in turn. */
const THANKS: readonly string[] = [
  "The smell of the bakery at seven",
  "A parcel that arrived a day early",
  "Dad's hand on the rail, steady",
  "The heron in its place",
  "Clean sheets",
  "Jonas answering at the first ring",
  "Sharp pencils",
  "A seat by the window",
  "The radio play that I forgot to end",
  "Priya's laugh through the wall",
  "A bill that was smaller than feared",
  "Soup that turned out right",
  "My knees, still",
  "The first swifts",
  "Somebody who held the door with both hands full",
  "A no that did not hurt anybody",
  "Mum's voice, wide awake",
  "The old kettle",
  "Dry shoes",
  "A page without a mistake",
  "Sam's key under the mat",
  "Blue, the particular one",
  "An empty train",
  "The letter from Margit",
];

const HAPPENS: readonly ("sad" | "angry" | "anxious" | "neutral" | "calm" | "happy" | "excited")[][] = [
  ["sad", "angry"],
  ["anxious", "sad"],
  ["neutral"],
  ["calm", "happy"],
  ["excited", "happy"],
];

/** How one day went: a mood of most days, a check-in of some, thanks of every third. */
export type Day = {
  mood: {
    at: string;
    mood: string;
    notes: string | null;
    levels: { energyLevel: number; stressLevel: number } | null;
  } | null;
  thanks: string[];
};

/** A number from 0 to 1 that is always the same for the same words. */
export const chance = (words: string): number =>
  parseInt(createHash("sha256").update(words).digest("hex").slice(0, 8), 16) / 0xffffffff;

/**
 * What Nora noted on a day of the year. Nothing here is drawn by lot: the same day is always the same.
 * @param lift how much the people and the run of that day raised or lowered it
 */
export function dayOf(daysAgo: number, lift: number): Day {
  const season = Math.sin((daysAgo / 365) * 2 * Math.PI) * 0.5;
  const height = 2.1 + season + lift + (chance(`mood ${daysAgo}`) - 0.5) * 2.4;
  const level = Math.max(0, Math.min(4, Math.round(height)));
  const among = <T>(choices: readonly T[], of: string): T =>
    choices[Math.floor(chance(`${of} ${daysAgo}`) * choices.length * 0.9999)] as T;
  const isNoted = chance(`noted ${daysAgo}`) < 0.84;
  const isCheckIn = daysAgo % 4 === 0;
  const levels = {
    energyLevel: Math.max(1, Math.min(10, 2 + level * 2 - (daysAgo % 2))),
    stressLevel: Math.max(1, Math.min(10, 9 - level * 2 + (daysAgo % 3))),
  };
  return {
    mood: isNoted
      ? {
          at: `${18 + (daysAgo % 4)}:${String(10 + ((daysAgo * 7) % 45)).padStart(2, "0")}`,
          mood: among(HAPPENS[level] as (typeof HAPPENS)[number], "which"),
          notes: chance(`words ${daysAgo}`) < 0.45 ? among(WORDS[level] as readonly string[], "said") : null,
          levels: isCheckIn ? levels : null,
        }
      : null,
    thanks:
      daysAgo % 3 === 1
        ? [0, 1].slice(0, 1 + (daysAgo % 2)).map((one) => THANKS[(daysAgo * 2 + one * 7) % THANKS.length] as string)
        : [],
  };
}
