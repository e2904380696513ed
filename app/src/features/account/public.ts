import type { Owner } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { findUser } from "./server/store.ts";

/** What every act must know of an account; null where it is gone. */
export async function loadOwner(db: Db, id: string): Promise<Owner | null> {
  const user = await findUser(db, id);
  if (!user) return null;
  return {
    id: user.id,
    timezone: user.timezone,
    language: user.language,
    subscriber: user.subscriptionStatus === "active",
  };
}
