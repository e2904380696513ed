import { once } from "node:events";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { organize } from "@wisp/organizer";
import type { Hono } from "hono";
import { accountEn } from "./features/account/words/en.ts";
import { accountRoutes } from "./features/account/server/routes.ts";
import { loadOwner } from "./features/account/public.ts";
import { assistantEn } from "./features/assistant/words/en.ts";
import { assistantRoutes } from "./features/assistant/server/routes.ts";
import { browseRoutes } from "./features/browse/server/routes.ts";
import { captureRoutes } from "./features/captures/server/routes.ts";
import { filingEn } from "./features/filing/words/en.ts";
import { filingRoutes } from "./features/filing/server/routes.ts";
import { goalRoutes } from "./features/goals/server/routes.ts";
import { goalsEn } from "./features/goals/words/en.ts";
import { gratitudeRoutes } from "./features/gratitude/server/routes.ts";
import { gratitudeEn } from "./features/gratitude/words/en.ts";
import { indexOfRecords, organizeJobs, organizeLater, sweepCaptures } from "./features/filing/public.ts";
import { insightRoutes } from "./features/insights/server/routes.ts";
import { lifeInsightRoutes } from "./features/life-insights/server/routes.ts";
import { journalRoutes } from "./features/journal/server/routes.ts";
import { journalEntries } from "./features/journal/server/tables.ts";
import { journalEn } from "./features/journal/words/en.ts";
import { analyzeMoodRoute } from "./features/filing/server/analyze-mood.ts";
import { checkInRoutes, moodAnalysisRoutes, moodRoutes } from "./features/moods/server/routes.ts";
import { moodsEn } from "./features/moods/words/en.ts";
import { moodsEs } from "./features/moods/words/es.ts";
import { moodsFr } from "./features/moods/words/fr.ts";
import { relationshipRoutes } from "./features/relationships/server/routes.ts";
import { relationshipsEn } from "./features/relationships/words/en.ts";
import { tasksEn } from "./features/tasks/words/en.ts";
import { taskRoutes } from "./features/tasks/server/routes.ts";
import type { Endpoint } from "./shared/endpoint.ts";
import { captures } from "./features/captures/server/tables.ts";
import { goals } from "./features/goals/server/tables.ts";
import { gratitude } from "./features/gratitude/server/tables.ts";
import { insights } from "./features/insights/server/tables.ts";
import { moods } from "./features/moods/server/tables.ts";
import { interactions, relationships } from "./features/relationships/server/tables.ts";
import { tasks } from "./features/tasks/server/tables.ts";
import { emptyTrashJob } from "./platform/records/empty-trash.ts";
import { createTransact } from "./platform/act.ts";
import { openEvents } from "./platform/changes/events.ts";
import { readConfig, StartError, type Config } from "./platform/config.ts";
import { openDatabase, type Database } from "./platform/db/database.ts";
import { servePages } from "./platform/http/pages.ts";
import { createLimiter } from "./platform/http/rate-limit.ts";
import { createRouter } from "./platform/http/router.ts";
import { systemRoutes } from "./platform/http/system-routes.ts";
import { openJobs, type Jobs } from "./platform/jobs/jobs.ts";
import { createLog, type Log } from "./platform/log.ts";
import { sessionSecret } from "./platform/session/secret.ts";
import { createSessions } from "./platform/session/sessions.ts";
import { createSentence } from "./platform/sentence.ts";
import { sharedEn } from "./shared/words/en.ts";

/** A running server. */
export type Running = {
  app: Hono;
  /** Every endpoint, for what walks them all. */
  endpoints: readonly Endpoint[];
  /** Where it listens; null where it was told not to. */
  url: string | null;
  database: Database;
  close: () => Promise<void>;
};

/** What tests set. */
export type Options = { database?: Database; clock?: () => Date; listen?: boolean };

/** English sentences of refusals and answers; the interface has the same keys in three languages. */
const WORDS = {
  shared: sharedEn,
  account: accountEn,
  assistant: assistantEn,
  filing: filingEn,
  goals: goalsEn,
  gratitude: gratitudeEn,
  journal: journalEn,
  moods: moodsEn,
  relationships: relationshipsEn,
  tasks: tasksEn,
};

/** What is said in the account's own language. */
const MOOD_WORDS = {
  en: createSentence({ moods: moodsEn }),
  es: createSentence({ moods: moodsEs }),
  fr: createSentence({ moods: moodsFr }),
};

/** Every table that has a trash. */
export const RECORDS = [
  captures,
  insights,
  tasks,
  goals,
  moods,
  gratitude,
  relationships,
  interactions,
  journalEntries,
];

const keepers = [
  ...accountRoutes,
  ...captureRoutes,
  ...insightRoutes,
  ...taskRoutes,
  ...goalRoutes,
  ...moodRoutes,
  ...moodAnalysisRoutes(MOOD_WORDS),
  ...checkInRoutes,
  ...gratitudeRoutes,
  ...journalRoutes,
  ...relationshipRoutes,
];

/** Opens everything in order: database, events, jobs, routes, port. */
export async function startServer(config: Config, options: Options = {}): Promise<Running> {
  const log = createLog(config.logLevel);
  const clock = options.clock ?? (() => new Date());
  const database = options.database ?? (await openDatabase(config));
  try {
    return await startOn(database, config, options, log, clock);
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

async function startOn(
  database: Database,
  config: Config,
  options: Options,
  log: Log,
  clock: () => Date,
): Promise<Running> {
  const { db, pool } = database;
  const transact = createTransact(db, clock, [indexOfRecords]);
  const sentence = createSentence(WORDS);
  const events = await openEvents(pool.options, log);
  const kinds = [
    ...organizeJobs({ db, transact, loadAccount: loadOwner, jobs: () => jobs, log }),
    emptyTrashJob(db, RECORDS, clock),
  ];
  const jobs: Jobs = await openJobs(pool, kinds, log);
  await sweepCaptures(db, jobs, clock());
  const later = organizeLater(jobs);
  const routes = systemRoutes(
    [
      ...keepers,
      ...browseRoutes,
      ...lifeInsightRoutes,
      ...filingRoutes(later),
      analyzeMoodRoute(MOOD_WORDS),
      ...assistantRoutes(later, sentence),
    ],
    jobs.ready,
  );
  const app = createRouter({
    config,
    db,
    transact,
    events,
    limiter: createLimiter(pool, config.rateLimits),
    sessions: createSessions(sessionSecret(config)),
    log,
    clock,
    sentence,
    loadAccount: loadOwner,
    routes,
  });
  servePages(app, fileURLToPath(new URL("../dist", import.meta.url)));
  const server = options.listen === false ? null : await listen(app, config);
  const url = server && addressOf(server, config.host);
  return {
    app,
    endpoints: routes.map((each) => each.endpoint),
    url,
    database,
    close: async () => {
      await events.close();
      if (server) await stop(server);
      await jobs.close();
      await database.close();
    },
  };
}

async function listen(app: Hono, config: Config): Promise<Server> {
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }) as Server;
  try {
    await once(server, "listening");
    return server;
  } catch (failure) {
    throw new StartError(portProblem(failure as NodeJS.ErrnoException, config));
  }
}

function portProblem(failure: NodeJS.ErrnoException, { port, host }: Config): string {
  if (failure.code === "EADDRINUSE") return `PORT: ${port} is in use; choose another one`;
  if (failure.code === "EACCES") return `PORT: ${port} may not be opened by this user; choose one above 1023`;
  return `HOST: ${host} cannot be listened on (${failure.code ?? failure.message})`;
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return `http://${host === "127.0.0.1" || host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;
}

// Open streams never end by themselves: what still hangs on the server after a moment is cut.
async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 3_000);
  await closed;
  clearTimeout(timer);
}

// The first reading of each language compiles its patterns, which would make one person wait. A language a second, so
// that nobody waits for this either.
function warmOrganizer(): void {
  const notes = ["call mum tomorrow at 3pm", "llamar a mamá mañana a las 3", "appeler maman demain à 15h"];
  for (const [index, note] of notes.entries())
    setTimeout(() => organize(note, { now: "2026-01-01T09:00" }), (index + 1) * 1_000).unref();
}

/** Serves until it is told to stop. @param prepare what must be there first, once the environment is known to be right */
export async function runServer(prepare?: () => Promise<void>): Promise<void> {
  try {
    await main(prepare);
  } catch (failure) {
    console.error(failure instanceof StartError ? `Wisp cannot start. ${failure.message}` : failure);
    process.exit(1);
  }
}

async function main(prepare?: () => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  await prepare?.();
  const starting = startServer(config);
  // Also while it still starts: what was opened is closed in order.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      void starting.then((running) => running.close()).finally(() => process.exit(0));
    });
  const running = await starting;
  console.log(`Wisp is at ${running.url}`);
  warmOrganizer();
  if (config.publicUrl === null && !config.trustProxy)
    console.log(
      "Over plain http the session cookie is not Secure; set PUBLIC_URL to an https address for use beyond this machine.",
    );
}

if (import.meta.main) await runServer();
