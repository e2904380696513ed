import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { acceptedLanguage } from "#app/platform/http/accepted-language.ts";
import type { Ctx } from "#app/platform/http/route.ts";
import type { registration } from "../contract.ts";
import { hashPassword } from "./password.ts";
import { addUser } from "./store.ts";
import type { UserRow } from "./tables.ts";

/** Makes an account and signs it in. @throws Refusal taken, invalid (a common password), too-many-requests */
export async function registerAccount(ctx: Ctx, body: z.output<typeof registration>): Promise<UserRow> {
  await ctx.limiter.count("register", ctx.address);
  const { password, ...profile } = body;
  const row: UserRow = {
    ...profile,
    id: randomUUID(),
    passwordHash: await hashPassword(password),
    language: acceptedLanguage(ctx.http.req.header("accept-language")),
    avatarUrl: null,
    subscriptionStatus: "free",
    subscriptionPlan: null,
    subscriptionExpiry: null,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const token = await ctx.db.transaction(async (tx) => {
    await addUser(tx, row);
    return ctx.sessions.begin(tx, row.id, ctx.userAgent, ctx.now);
  });
  ctx.setSession(token);
  return row;
}
