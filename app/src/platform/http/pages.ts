import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import { isPage } from "#app/shared/pages.ts";
import { newNonce, pagePolicy } from "./headers.ts";

/** Serves the built web half: hashed assets for ever, pages fresh with a nonce each, unknown paths as 404. */
export function servePages(app: Hono, dist: string): void {
  const landing = pageOf(join(dist, "index.html"));
  const shell = pageOf(join(dist, "app.html"));
  app.use("/assets/*", async (context, next) => {
    await next();
    if (context.res.status === 200) context.res.headers.set("cache-control", "public, max-age=31536000, immutable");
  });
  app.use("/assets/*", serveStatic({ root: dist, precompressed: true }));
  app.get("/favicon.svg", serveStatic({ root: dist }));
  app.get("/assets/*", (context) => context.body(null, 404));
  app.get("/", landing);
  app.get("*", shell);
}

function pageOf(file: string): (context: Context) => Response {
  if (!existsSync(file)) return (context) => context.text("The web half is not built yet: npm run build", 503);
  const source = readFileSync(file, "utf8");
  return (context) => {
    const nonce = newNonce();
    context.header("content-security-policy", pagePolicy(nonce));
    const { pathname } = new URL(context.req.url);
    return context.html(source.replaceAll("__CSP_NONCE__", nonce), isPage(pathname) ? 200 : 404);
  };
}
