import type { z } from "zod";
import type { AccountCtx, Ctx } from "#app/platform/http/route.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { credentials } from "../contract.ts";
import { fits } from "./password.ts";
import { findByUsername, findUser } from "./store.ts";
import type { UserRow } from "./tables.ts";

/** Signs in with a new session; the one that the browser had ends. @throws Refusal wrong-credentials, too-many-requests */
export async function logIn(ctx: Ctx, { username, password }: z.output<typeof credentials>): Promise<UserRow> {
  const user = await findByUsername(ctx.db, username);
  await checkPassword(ctx, username.toLowerCase(), password, user?.passwordHash);
  if (!user) throw new Refusal("wrong-credentials");
  if (ctx.session) await ctx.sessions.end(ctx.db, ctx.session, ctx.now);
  ctx.setSession(await ctx.sessions.begin(ctx.db, user.id, ctx.userAgent, ctx.now));
  return user;
}

/** Takes a password entry as fresh proof for 15 minutes. @throws Refusal wrong-credentials, too-many-requests */
export async function confirmByPassword(ctx: AccountCtx, password: string): Promise<void> {
  const user = await findUser(ctx.db, ctx.account.id);
  await checkPassword(ctx, ctx.account.id, password, user?.passwordHash);
  await ctx.sessions.confirm(ctx.db, ctx.session, ctx.now);
}

// Only failures count, so that nobody is locked out by signing in often; by address and name together for the name,
// so that a stranger elsewhere cannot lock the owner out.
async function checkPassword(
  ctx: Ctx,
  name: string,
  password: string,
  passwordHash: string | undefined,
): Promise<void> {
  await ctx.limiter.check("login-address", ctx.address);
  await ctx.limiter.check("login-name", `${name} ${ctx.address}`);
  if (await fits(password, passwordHash)) return;
  await ctx.limiter.count("login-address", ctx.address);
  await ctx.limiter.count("login-name", `${name} ${ctx.address}`);
  throw new Refusal("wrong-credentials");
}
