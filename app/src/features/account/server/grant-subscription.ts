import type { Db } from "#app/platform/db/database.ts";
import type { User } from "../contract.ts";
import { findByUsername, updateUser } from "./store.ts";
import type { UserRow } from "./tables.ts";

const MONTHS = { monthly: 1, annual: 12 } as const;

/** Makes a subscriber by the operator's hand, from now on for the plan's time; undefined where nobody has that name. */
export async function grantSubscription(
  db: Db,
  username: string,
  plan: NonNullable<User["subscriptionPlan"]>,
  now: Date,
): Promise<UserRow | undefined> {
  const user = await findByUsername(db, username);
  if (!user) return undefined;
  const change = {
    subscriptionStatus: "active",
    subscriptionPlan: plan,
    subscriptionExpiry: later(now, MONTHS[plan]),
  } as const;
  return updateUser(db, user.id, change, now);
}

// A month that is too short for the day ends on its last one.
function later(now: Date, months: number): Date {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const then = new Date(now);
  then.setUTCFullYear(year, month, Math.min(now.getUTCDate(), lastDay));
  return then;
}
