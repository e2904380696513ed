import { Refusal } from "#app/shared/problem.ts";
import { docs, events, health, openApiDocument, ready } from "#app/shared/system-contract.ts";
import { docsPage } from "./docs-page.ts";
import { eventStream } from "./event-stream.ts";
import { newNonce, pagePolicy } from "./headers.ts";
import { openApi } from "./openapi.ts";
import { ok, route, type Route } from "./route.ts";

/** All routes: those of the features, and those of the server itself that describe them. */
export function systemRoutes(features: readonly Route[], jobsReady: () => Promise<boolean>): Route[] {
  const routes: Route[] = [
    ...features,
    route(health, () => Promise.resolve(ok({ status: "ok" as const }))),
    route(ready, async (ctx) => {
      const answers = await Promise.all([ctx.db.execute("select 1").then(() => true), jobsReady()]).catch(() => [
        false,
      ]);
      if (!answers.every(Boolean)) throw new Refusal("unavailable");
      return ok({ status: "ok" as const });
    }),
    route(events, (ctx) => Promise.resolve(eventStream(ctx))),
    route(openApiDocument, () => Promise.resolve(ok(openApi(endpoints)))),
    route(docs, async ({ http }) => {
      const nonce = newNonce();
      http.header("content-security-policy", pagePolicy(nonce));
      return http.html(await docsPage(endpoints, nonce));
    }),
  ];
  const endpoints = routes.map((each) => each.endpoint);
  return routes;
}
