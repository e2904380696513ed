import type { Context } from "hono";
import { Refusal } from "#app/shared/problem.ts";
import type { Config } from "../config.ts";

/** Whether people reach this server by https, as far as it can tell. */
export function isSecure(context: Context, config: Pick<Config, "publicUrl" | "trustProxy">): boolean {
  if (config.publicUrl !== null) return config.publicUrl.startsWith("https://");
  if (config.trustProxy) return context.req.header("x-forwarded-proto")?.split(",")[0]?.trim() === "https";
  return new URL(context.req.url).protocol === "https:";
}

/**
 * Refuses a write that another site sent. A browser always says where a write comes from; what says nothing is let
 * through only without a cookie, so that programs with a token of their own can write.
 * @throws Refusal forbidden-origin
 */
export function checkOrigin(context: Context, config: Pick<Config, "publicUrl" | "trustProxy">): void {
  const origin = context.req.header("origin");
  const site = context.req.header("sec-fetch-site");
  if (origin === undefined) {
    if (site === "same-origin" || (site === undefined && context.req.header("cookie") === undefined)) return;
    throw new Refusal("forbidden-origin");
  }
  if (origin !== ownOrigin(context, config)) throw new Refusal("forbidden-origin");
}

function ownOrigin(context: Context, config: Pick<Config, "publicUrl" | "trustProxy">): string {
  if (config.publicUrl !== null) return new URL(config.publicUrl).origin;
  const forwarded = config.trustProxy ? context.req.header("x-forwarded-host") : undefined;
  const host = forwarded ?? context.req.header("host") ?? "";
  return `${isSecure(context, config) ? "https" : "http"}://${host}`;
}

/** The caller's address: the socket's, or behind a trusted proxy the last one that the proxy itself added. */
export function addressOf(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const bindings = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return network(forwarded || bindings?.incoming?.socket?.remoteAddress || "unknown");
}

// An IPv6 customer owns a whole /64: one address there is as good as another.
function network(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address.replace("::ffff:", "");
  const [head = "", tail = ""] = address.split("::");
  const start = head.split(":");
  const end = tail === "" ? [] : tail.split(":");
  const middle = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  return [...start, ...(address.includes("::") ? middle : []), ...end].slice(0, 4).join(":");
}
