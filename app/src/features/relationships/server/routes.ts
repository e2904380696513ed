import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { act, kept, nothing, ok, page, route, type AccountCtx, type Route } from "#app/platform/http/route.ts";
import { findRecord } from "#app/platform/records/records.ts";
import * as contract from "../contract.ts";
import { countRelationships } from "../contract/count.ts";
import { momentOf, standingOf } from "../rules.ts";
import { changeInteraction } from "./change-interaction.ts";
import { changeRelationship } from "./change-relationship.ts";
import { createRelationship } from "./create-relationship.ts";
import { pageOfInteractions, peopleOf, presentInteraction, requireWith } from "./interaction-store.ts";
import { logInteraction } from "./log-interaction.ts";
import { peopleRoutes } from "./people-routes.ts";
import { countPeople, pageOfPeople, presentRelationship } from "./store.ts";
import { relationships, type InteractionRow } from "./tables.ts";
import { restoreInteraction, trashInteraction } from "./trash-interaction.ts";
import { restoreRelationship, trashRelationship } from "./trash-relationship.ts";

type ListCall = { params: { id: string }; query: z.output<typeof contract.listInteractions.query> };

const listOf =
  (kind: contract.Interaction["kind"]) =>
  async ({ db, account }: AccountCtx, { params, query }: ListCall) => {
    const reader = { db, owner: account.id };
    await findRecord(reader, relationships, params.id);
    const found = await pageOfInteractions(reader, params.id, kind, query);
    const people = await peopleOf(
      reader,
      found.rows.map((row) => row.id),
    );
    return page(found, (row) => presentInteraction(row, people.get(row.id) ?? []));
  };

const present = async (running: Act, row: InteractionRow) =>
  presentInteraction(row, (await peopleOf(running, [row.id])).get(row.id) ?? []);

export const relationshipRoutes: Route[] = [
  route(contract.listRelationships, async ({ db, account }, { query }) =>
    page(await pageOfPeople(db, account.id, query), presentRelationship),
  ),
  route(countRelationships, async ({ db, account }) =>
    ok(standingOf(await countPeople({ db, owner: account.id }), account.subscriber)),
  ),
  route(contract.readRelationship, async ({ db, account }, { params }) =>
    ok(presentRelationship(await findRecord({ db, owner: account.id }, relationships, params.id))),
  ),
  act(contract.createRelationship, async (running, { body }) => {
    const { row, made } = await createRelationship(running, body);
    return kept(presentRelationship(row), made);
  }),
  act(contract.changeRelationship, async (running, { params, body, ifMatch }) =>
    ok(presentRelationship(await changeRelationship(running, params.id, body, ifMatch))),
  ),
  act(contract.deleteRelationship, async (running, { params }) => {
    await trashRelationship(running, params.id);
    return nothing();
  }),
  act(contract.restoreRelationship, async (running, { params }) =>
    ok(presentRelationship(await restoreRelationship(running, params.id))),
  ),
  route(contract.listInteractions, listOf("interaction")),
  route(contract.listFacts, listOf("fact")),
  act(contract.logInteraction, async (running, { params, body }) => {
    const at = body.at === undefined ? undefined : momentOf(body.at, running);
    const personIds = [params.id, ...body.personIds];
    const { row, made } = await logInteraction(running, {
      id: body.id,
      madeAt: body.madeAt,
      kind: body.kind,
      at,
      note: body.note,
      personIds,
    });
    return kept(await present(running, row), made);
  }),
  act(contract.changeInteraction, async (running, { params, body, ifMatch }) => {
    await requireWith(running, params.id, params.interactionId);
    const at = body.at === undefined ? undefined : momentOf(body.at, running);
    return ok(
      await present(running, await changeInteraction(running, params.interactionId, { at, note: body.note }, ifMatch)),
    );
  }),
  act(contract.deleteInteraction, async (running, { params }) => {
    await requireWith(running, params.id, params.interactionId);
    await trashInteraction(running, params.interactionId);
    return nothing();
  }),
  act(contract.restoreInteraction, async (running, { params }) => {
    await requireWith(running, params.id, params.interactionId);
    return ok(await present(running, await restoreInteraction(running, params.interactionId)));
  }),
  ...peopleRoutes,
];
