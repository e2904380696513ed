import { PgBoss, type ConstructorOptions } from "pg-boss";
import type pg from "pg";
import type { Log } from "../log.ts";

/** A kind of work that outlives its request. */
export type JobKind<Data extends object = object> = {
  name: string;
  /** Runs at least once for each job: what it does must be safe to do again. */
  work: (data: Data) => Promise<void>;
  /** A cron line (UTC) where it also runs by the clock. */
  cron?: string;
};

/** The queue of this node. */
export type Jobs = {
  /** Adds a job. @param key two jobs with one key wait as one */
  send: (name: string, data: object, key: string) => Promise<void>;
  /** Whether the queue answers. */
  ready: () => Promise<boolean>;
  close: () => Promise<void>;
};

/**
 * Opens the queue, which lives in the same database: what it holds survives every kill. A job whose node died is given
 * to another one after a missed heartbeat; a job that fails is tried again with growing pauses.
 */
export async function openJobs(pool: pg.Pool, kinds: readonly JobKind<never>[], log: Log): Promise<Jobs> {
  const options: ConstructorOptions = {
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: "jobs",
  };
  const boss = new PgBoss(options);
  boss.on("error", (failure) => log.error({ code: "jobs", error: failure.name }, "the queue stumbled"));
  await boss.start();
  for (const kind of kinds) {
    await boss.createQueue(kind.name, {
      retryLimit: 5,
      retryDelay: 2,
      retryBackoff: true,
      heartbeatSeconds: 15,
      expireInSeconds: 900,
      policy: "short",
    });
    await boss.work(kind.name, { pollingIntervalSeconds: 0.5 }, async (batch) => {
      for (const job of batch) await kind.work(job.data as never);
    });
    if (kind.cron !== undefined) await boss.schedule(kind.name, kind.cron);
  }
  return {
    send: async (name, data, key) => {
      await boss.send(name, data, { singletonKey: key });
    },
    ready: async () => (await pool.query("select from jobs.version")).rowCount === 1,
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
