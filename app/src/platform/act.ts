import { sql } from "drizzle-orm";
import type { Actor } from "#app/shared/record.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import type { Change } from "#app/shared/change.ts";
import type { ChangeListener } from "./changes/change.ts";
import type { Db } from "./db/database.ts";

/** Who acts: what every act must know of the account, and nothing more. */
export type Owner = {
  id: string;
  /** IANA name; the person's "today" follows from it. */
  timezone: string;
  language: "en" | "es" | "fr";
  /** Whether the free limits are lifted. */
  subscriber: boolean;
};

/** One act of one person: its transaction, its moment, and a voice to announce what changed. */
export type Act = {
  db: Db;
  owner: string;
  account: Owner;
  actor: Actor;
  now: Date;
  /** The person's calendar date, `YYYY-MM-DD`. */
  today: string;
  /** Tells the listeners within the same transaction, and every open device once it is committed. */
  announce: (change: Change) => Promise<void>;
};

/** Runs an act in a transaction of its own: all of it is kept, or nothing. */
export type Transact = <T>(owner: Owner, work: (act: Act) => Promise<T>, actor?: Actor) => Promise<T>;

/** The channel on which nodes tell each other what changed. */
export const CHANNEL = "wisp";

/** Makes the one way to write: a transaction, with listeners called inside it and devices told at its end. */
export function createTransact(db: Db, clock: () => Date, listeners: readonly ChangeListener[]): Transact {
  return (account, work, actor = "person") =>
    db.transaction(async (tx) => {
      const topics = new Set<string>();
      const now = clock();
      const act: Act = {
        db: tx,
        owner: account.id,
        account,
        actor,
        now,
        today: localDate(now, account.timezone),
        announce: async (change) => {
          topics.add(change.topic);
          for (const listen of listeners) await listen(act, change);
        },
      };
      const result = await work(act);
      if (topics.size > 0) {
        const message = JSON.stringify({ owner: account.id, topics: [...topics] });
        // PostgreSQL delivers it when, and only when, the transaction commits.
        await tx.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
      }
      return result;
    });
}
