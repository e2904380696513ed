import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import * as contract from "../contract/people.ts";
import { byDue, CATCH_UP_DEFAULT, dueCheckInOf } from "../rules/check-in.ts";
import { datesAhead, sortDates } from "../rules/dates-ahead.ts";
import { DOUBLES_DEFAULT, possibleDoubles } from "../rules/same-name.ts";
import { mergeOnDevice } from "./merge-on-device.ts";
import { PERSON_LIST } from "./on-device.ts";

/** What a visitor's device answers about people together: their dates ahead, who is due, who may be one. */
export const peopleDevice: DeviceRoute[] = [
  onDevice(contract.listDatesAhead, (act, { query }) =>
    sortDates(act.lists.rows(PERSON_LIST).flatMap((person) => datesAhead(person, act.today, query.days))),
  ),
  onDevice(contract.listDueCheckIns, (act, { query }) =>
    act.lists
      .rows(PERSON_LIST)
      .flatMap((person) => dueCheckInOf(person, act.today, act.timezone) ?? [])
      .sort(byDue)
      .slice(0, query.limit ?? CATCH_UP_DEFAULT),
  ),
  onDevice(contract.listPossibleDoubles, (act, { query }) =>
    possibleDoubles(act.lists.rows(PERSON_LIST).toReversed(), query.limit ?? DOUBLES_DEFAULT),
  ),
  onDevice(contract.mergeRelationships, (act, { params, body }) => mergeOnDevice(act, params.id, body.personId)),
];
