import { kept, nothing, ok, route, type Route } from "#app/platform/http/route.ts";
import { Refusal } from "#app/shared/problem.ts";
import { changeUser, confirmPassword, login, logout, readUser, register } from "../contract.ts";
import { changeProfile } from "./change-profile.ts";
import { confirmByPassword, logIn } from "./log-in.ts";
import { registerAccount } from "./register.ts";
import { findUser, presentUser } from "./store.ts";

export const accountRoutes: Route[] = [
  route(register, async (ctx, { body }) => kept(presentUser(await registerAccount(ctx, body)), true)),
  route(login, async (ctx, { body }) => ok(presentUser(await logIn(ctx, body)))),
  route(logout, async (ctx) => {
    if (ctx.session) await ctx.sessions.end(ctx.db, ctx.session, ctx.now);
    ctx.setSession(null);
    ctx.http.header("clear-site-data", '"cache"');
    return nothing();
  }),
  route(readUser, async (ctx) => {
    const user = await findUser(ctx.db, ctx.account.id);
    if (!user) throw new Refusal("not-signed-in");
    return ok(presentUser(user));
  }),
  route(changeUser, async (ctx, { body }) => ok(presentUser(await changeProfile(ctx, body)))),
  route(confirmPassword, async (ctx, { body }) => {
    await confirmByPassword(ctx, body.password);
    return nothing();
  }),
];
