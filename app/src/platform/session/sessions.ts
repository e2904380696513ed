import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { CHANNEL } from "../act.ts";
import type { Db } from "../db/database.ts";
import { sessions } from "./tables.ts";

const DAY = 86_400_000;
/** A session ends 30 days after it was last used, and 180 days after it began. */
const IDLE = 30 * DAY;
const LONGEST = 180 * DAY;
/** How long a password entry counts as fresh (decisions 21). */
const FRESH = 15 * 60_000;
/** `lastSeenAt` is written at most this often: a write for every request would be too much. */
const SEEN_EVERY = 3_600_000;

/** A signed-in device. */
export type Session = { id: string; owner: string; confirmedAt: Date };

/** What can be done with sessions; made once with the server's secret. */
export type Sessions = {
  /** Begins a session. @returns its token, 256 random bits, which is kept nowhere on the server */
  begin: (db: Db, owner: string, userAgent: string, now: Date) => Promise<string>;
  /** The session of a token, unless it ended or lay idle too long. */
  find: (db: Db, token: string, now: Date) => Promise<Session | null>;
  /** Ends a session on every node, and closes the streams that hang on it. */
  end: (db: Db, session: Session, now: Date) => Promise<void>;
  /** Notes that the password was entered now. */
  confirm: (db: Db, session: Session, now: Date) => Promise<void>;
};

/** @param secret the key of the tokens' hashes: a copy of the table alone signs nobody in, and a new one signs everybody out */
export function createSessions(secret: string): Sessions {
  const hashOf = (token: string): Buffer => createHmac("sha256", secret).update(token).digest();
  return {
    begin: async (db, owner, userAgent, now) => {
      const token = randomBytes(32).toString("base64url");
      await db.insert(sessions).values({
        id: randomUUID(),
        owner,
        tokenHash: hashOf(token),
        userAgent: userAgent.slice(0, 300),
        createdAt: now,
        lastSeenAt: now,
        confirmedAt: now,
      });
      return token;
    },
    find: async (db, token, now) => {
      const rows = await db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.tokenHash, hashOf(token)),
            isNull(sessions.endedAt),
            gt(sessions.lastSeenAt, new Date(now.getTime() - IDLE)),
            gt(sessions.createdAt, new Date(now.getTime() - LONGEST)),
          ),
        );
      const session = rows[0];
      if (!session) return null;
      if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY)
        await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
      return session;
    },
    end: async (db, session, now) => {
      await db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id));
      await db.execute(
        sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ owner: session.owner, ended: session.id })})`,
      );
    },
    confirm: async (db, session, now) => {
      await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, session.id));
    },
  };
}

/** Whether the password was entered in the last 15 minutes. */
export const isFresh = (session: Session, now: Date): boolean => now.getTime() - session.confirmedAt.getTime() <= FRESH;
