import { findWaiting, markFailed } from "#app/features/captures/public.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { Owner, Transact } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import type { JobKind, Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";
import { organizeOnce } from "./organize-capture.ts";

/** Has a capture organized after the answer. */
export type OrganizeLater = (owner: string, captureId: string) => Promise<void>;

const ORGANIZE = "organize-capture";
const SWEEP = "sweep-captures";
/** How long a capture may wait for its own request before the sweep takes it. */
const GRACE = 10_000;

type Parts = {
  db: Db;
  transact: Transact;
  loadAccount: (db: Db, id: string) => Promise<Owner | null>;
  jobs: () => Jobs;
  log: Log;
};

/** Work that survives a kill: organizing one capture, and finding those whose request or node died. */
export function organizeJobs({ db, transact, loadAccount, jobs, log }: Parts): JobKind<never>[] {
  const one: JobKind<{ owner: string; captureId: string }> = {
    name: ORGANIZE,
    work: async ({ owner, captureId }) => {
      const account = await loadAccount(db, owner);
      if (!account) return;
      try {
        await transact(account, (act) => organizeOnce(act, captureId), "organizer");
      } catch (failure) {
        if (failure instanceof Refusal && failure.code === "not-found") return;
        log.error(
          { code: "organize", error: failure instanceof Error ? failure.name : typeof failure },
          "not organized",
        );
        // Shown as failed with its Retry meanwhile; the queue's own next try may still succeed.
        await transact(account, (act) => markFailed(act, captureId, "internal"), "organizer");
        throw failure;
      }
    },
  };
  const sweep: JobKind = {
    name: SWEEP,
    cron: "* * * * *",
    work: () => sweepCaptures(db, jobs(), new Date(Date.now() - GRACE)),
  };
  return [one as JobKind<never>, sweep as JobKind<never>];
}

/** Queues every capture from before a moment that still waits. */
export async function sweepCaptures(db: Db, jobs: Jobs, before: Date): Promise<void> {
  for (const { owner, id } of await findWaiting(db, before)) await organizeLater(jobs)(owner, id);
}

/** Queues a capture; waiting twice is waiting once. */
export const organizeLater =
  (jobs: Jobs): OrganizeLater =>
  (owner, captureId) =>
    jobs.send(ORGANIZE, { owner, captureId }, captureId);
