import type { z } from "zod";
import type { AccountCtx } from "#app/platform/http/route.ts";
import { isFresh } from "#app/platform/session/sessions.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { profileChange } from "../contract.ts";
import { findUser, presentUser, updateUser } from "./store.ts";
import type { UserRow } from "./tables.ts";

/** Changes the profile. @throws Refusal confirm-password where a new e-mail address lacks a fresh password entry */
export async function changeProfile(ctx: AccountCtx, change: z.output<typeof profileChange>): Promise<UserRow> {
  const user = await findUser(ctx.db, ctx.account.id);
  if (!user) throw new Refusal("not-found");
  if (ctx.ifMatch !== undefined && ctx.ifMatch !== user.version)
    throw new Refusal("stale-version", { record: presentUser(user) });
  const moves = change.email !== undefined && change.email.toLowerCase() !== user.email.toLowerCase();
  if (moves && !isFresh(ctx.session, ctx.now)) throw new Refusal("confirm-password");
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(sent).length === 0) return user;
  return updateUser(ctx.db, user.id, sent, ctx.now);
}
