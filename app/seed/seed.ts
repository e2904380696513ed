import { readConfig } from "#app/platform/config.ts";
import { grantSubscription } from "#app/features/account/server/grant-subscription.ts";
import { startServer } from "#app/server.ts";
import { NORA } from "./nora.ts";
import { NOTES } from "./notes.ts";
import { teller, type Story } from "./teller.ts";
import { tellAims, tellHabits } from "./year/tell-goals.ts";
import { tellDays } from "./year/tell-days.ts";
import { tellNotes } from "./year/tell-notes.ts";
import { tellPeople } from "./year/tell-people.ts";
import { EARLIER } from "./year/notes.ts";

const DAY = 86_400_000;

/**
 * A year of Nora's life, told to a server of its own over HTTP, each thing at its own moment, so that every list and
 * chart has something to show. Running it again changes nothing: everything has its lasting id.
 */
async function seed(): Promise<void> {
  const config = { ...readConfig(process.env), port: 0, rateLimits: false, logLevel: "error" };
  const start = Date.now();
  let now = new Date(start - 366 * DAY);
  const running = await startServer(config, { clock: () => now });
  const story: Story[] = [
    ...tellPeople(start),
    ...tellAims(),
    ...tellHabits(),
    ...tellDays(),
    ...tellNotes([...EARLIER, ...NOTES]),
  ];
  try {
    const tell = teller(running.url ?? "");
    const answer = await tell.register(NORA);
    if (answer === 409) await tell.signIn();
    // She knows more people than a free account holds.
    await grantSubscription(running.database.db, NORA.username, "annual", new Date(start));
    for (const { at, happen } of inOrder(story, start)) {
      now = at;
      await happen(tell, at);
    }
  } finally {
    await running.close();
  }
  console.log(`A year of ${NORA.firstName} ${NORA.lastName}: ${story.length} things told`);
}

/** By the moment at which each happened; nothing lies ahead. */
const inOrder = (story: readonly Story[], start: number) =>
  story
    .map(({ daysAgo, at, happen }) => ({ at: momentOf(daysAgo, at, start), happen }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());

function momentOf(daysAgo: number, at: string, start: number): Date {
  const date = new Date(start - daysAgo * DAY).toISOString().slice(0, 10);
  // Near enough to her clock: an hour more or less across a change of clocks matters to nobody here.
  return new Date(Math.min(Date.parse(`${date}T${at}:00Z`), start));
}

if (import.meta.main) await seed();
