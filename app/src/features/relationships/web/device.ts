import { Refusal } from "#app/shared/problem.ts";
import { chooseRows } from "#app/shell/device/choose-rows.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { findOnDevice, trashOf } from "#app/shell/device/device-records.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import * as contract from "../contract.ts";
import { countRelationships } from "../contract/count.ts";
import type { Interaction, Relationship } from "../contract.ts";
import { displayName, momentOf, standingOf } from "../rules.ts";
import { presentInteraction } from "./interactions-on-device.ts";
import { INTERACTION_LIST, keepFormerMeetings } from "./last-interaction-on-device.ts";
import {
  changeInteractionOnDevice,
  changeRelationshipOnDevice,
  createRelationshipOnDevice,
  logInteractionOnDevice,
  PERSON_LIST,
  restoreInteractionOnDevice,
  restoreRelationshipOnDevice,
  trashInteractionOnDevice,
  trashRelationshipOnDevice,
} from "./on-device.ts";

// The words that the server's search column holds.
const textOf = (person: Relationship): string =>
  [displayName(person), person.nickname, person.notes].filter(Boolean).join(" ");

const listOf =
  (kind: Interaction["kind"]) =>
  (
    act: DeviceAct,
    {
      params,
      query,
    }: { params: { id: string }; query: { order?: "asc" | "desc" | undefined; trash?: boolean | undefined } },
  ): Interaction[] => {
    findOnDevice(act, PERSON_LIST, params.id);
    keepFormerMeetings(act, [params.id]);
    const where = (row: Interaction) => row.kind === kind && row.personIds.includes(params.id);
    const rows = chooseRows(act, INTERACTION_LIST, { query, by: ({ at }) => at, where });
    return rows.map((row) => presentInteraction(act, row));
  };

// An interaction is found by way of somebody who was there.
function requireWith(act: DeviceAct, { id, interactionId }: { id: string; interactionId: string }): void {
  findOnDevice(act, PERSON_LIST, id);
  const row =
    act.lists.find(INTERACTION_LIST, interactionId) ??
    trashOf(act, INTERACTION_LIST).find((trashed) => trashed.id === interactionId);
  if (!row?.personIds.includes(id)) throw new Refusal("not-found");
}

/** What a visitor's device answers of people, and of what happened with them. */
export const relationshipDevice: DeviceRoute[] = [
  onDevice(contract.listRelationships, (act, { query }) =>
    chooseRows(act, PERSON_LIST, {
      query,
      textOf,
      where: (person) => query.relationship === undefined || person.relationship === query.relationship,
    }),
  ),
  onDevice(countRelationships, (act) => standingOf(act.lists.rows(PERSON_LIST).length, false)),
  onDevice(contract.readRelationship, (act, { params }) => findOnDevice(act, PERSON_LIST, params.id)),
  onDevice(contract.createRelationship, (act, { body }) => createRelationshipOnDevice(act, body)),
  onDevice(contract.changeRelationship, (act, { params, body, ifMatch }) =>
    changeRelationshipOnDevice(act, params.id, body, ifMatch),
  ),
  onDevice(contract.deleteRelationship, (act, { params }) => trashRelationshipOnDevice(act, params.id)),
  onDevice(contract.restoreRelationship, (act, { params }) => restoreRelationshipOnDevice(act, params.id)),
  onDevice(contract.listInteractions, listOf("interaction")),
  onDevice(contract.listFacts, listOf("fact")),
  onDevice(contract.logInteraction, (act, { params, body }) => {
    const at = body.at === undefined ? undefined : momentOf(body.at, act);
    const personIds = [params.id, ...body.personIds];
    return presentInteraction(act, logInteractionOnDevice(act, { ...body, at, personIds }));
  }),
  onDevice(contract.changeInteraction, (act, { params, body, ifMatch }) => {
    requireWith(act, params);
    const at = body.at === undefined ? undefined : momentOf(body.at, act);
    const change = { note: body.note, at };
    return presentInteraction(act, changeInteractionOnDevice(act, params.interactionId, change, ifMatch));
  }),
  onDevice(contract.deleteInteraction, (act, { params }) => {
    requireWith(act, params);
    trashInteractionOnDevice(act, params.interactionId);
  }),
  onDevice(contract.restoreInteraction, (act, { params }) => {
    requireWith(act, params);
    return presentInteraction(act, restoreInteractionOnDevice(act, params.interactionId));
  }),
];
