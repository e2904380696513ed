import { captures, presentCapture } from "#app/features/captures/public.ts";
import { insightsOfCaptures, presentInsight } from "#app/features/insights/public.ts";
import { route, type Route } from "#app/platform/http/route.ts";
import { pageOf } from "#app/platform/records/page.ts";
import { browseCaptures } from "../contract.ts";

export const browseRoutes: Route[] = [
  route(browseCaptures, async ({ db, account }, { query }) => {
    const { rows, next } = await pageOf(db, account.id, captures, { query, searchable: true });
    const items = Map.groupBy(
      await insightsOfCaptures(
        { db, owner: account.id },
        rows.map((row) => row.id),
      ),
      (item) => item.captureId,
    );
    const body = rows.map((row) => ({
      capture: presentCapture(row),
      insights: (items.get(row.id) ?? []).map(presentInsight),
    }));
    return { status: 200, body, next };
  }),
];
