import { chooseRows } from "#app/shell/device/choose-rows.ts";
import { findOnDevice } from "#app/shell/device/device-records.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import * as contract from "../contract.ts";
import type { Goal } from "../contract.ts";
import { categoriesOf } from "../rules.ts";
import {
  changeGoalOnDevice,
  createGoalOnDevice,
  GOAL_LIST,
  restoreGoalOnDevice,
  trashGoalOnDevice,
} from "./on-device.ts";

const textOf = ({ title, description }: Goal): string => `${title} ${description ?? ""}`;

/** What a visitor's device answers of goals. */
export const goalDevice: DeviceRoute[] = [
  onDevice(contract.listGoals, (act, { query }) => {
    const { tab, category, isCompleted } = query;
    const where = (goal: Goal) =>
      (tab === undefined || categoriesOf(tab).includes(goal.category)) &&
      (category === undefined || goal.category === category) &&
      (isCompleted === undefined || goal.isCompleted === isCompleted);
    return chooseRows(act, GOAL_LIST, { query, textOf, where });
  }),
  onDevice(contract.readGoal, (act, { params }) => findOnDevice(act, GOAL_LIST, params.id)),
  onDevice(contract.createGoal, (act, { body }) => createGoalOnDevice(act, body)),
  onDevice(contract.changeGoal, (act, { params, body, ifMatch }) => changeGoalOnDevice(act, params.id, body, ifMatch)),
  onDevice(contract.deleteGoal, (act, { params }) => trashGoalOnDevice(act, params.id)),
  onDevice(contract.restoreGoal, (act, { params }) => restoreGoalOnDevice(act, params.id)),
];
