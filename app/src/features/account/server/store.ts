import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/database.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { User } from "../contract.ts";
import { users, type UserRow } from "./tables.ts";

/** The account of an id; undefined where it is gone. */
export const findUser = async (db: Db, id: string): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

/** The account of a name, compared without case. */
export const findByUsername = async (db: Db, username: string): Promise<UserRow | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(sql`lower(${users.username}) = lower(${username})`)
  )[0];

/** Adds an account. @throws Refusal taken, with the field that somebody has */
export async function addUser(db: Db, row: UserRow): Promise<void> {
  await refuseTaken(() => db.insert(users).values(row));
}

/** Changes an account, one version on. @throws Refusal taken; stale-version */
export async function updateUser(db: Db, id: string, change: Partial<UserRow>, now: Date): Promise<UserRow> {
  const rows = await refuseTaken(() =>
    db
      .update(users)
      .set({ ...change, version: sql`${users.version} + 1`, updatedAt: now })
      .where(eq(users.id, id))
      .returning(),
  );
  if (!rows[0]) throw new Refusal("not-found");
  return rows[0];
}

async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (failure) {
    const constraint = constraintOf(failure);
    if (constraint === "users_username")
      throw new Refusal("taken", { errors: { username: "account:validation.usernameTaken" } });
    if (constraint === "users_email")
      throw new Refusal("taken", { errors: { email: "account:validation.emailTaken" } });
    throw failure;
  }
}

const constraintOf = (failure: unknown): unknown =>
  failure instanceof Error
    ? ((failure as { constraint?: unknown }).constraint ?? constraintOf(failure.cause))
    : undefined;

/** A row as its owner sees it: never the password's hash. */
export const presentUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  birthday: row.birthday,
  timezone: row.timezone,
  avatarUrl: row.avatarUrl,
  subscriptionStatus: row.subscriptionStatus,
  subscriptionPlan: row.subscriptionPlan,
  subscriptionExpiry: row.subscriptionExpiry?.toISOString() ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});
