import type { OrganizeLater } from "#app/features/filing/public.ts";
import type { Sentence } from "#app/platform/http/problems.ts";
import { kept, route, type Route } from "#app/platform/http/route.ts";
import { search } from "../contract.ts";
import { answerAsk } from "./answer-ask.ts";

export const assistantRoutes = (later: OrganizeLater, sentence: Sentence): Route[] => [
  route(search, async (ctx, { body }) => {
    const { made, ...answer } = await answerAsk(ctx, body, later, sentence);
    return kept(answer, made);
  }),
];
