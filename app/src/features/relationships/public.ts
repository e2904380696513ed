/** What gatherers may do with people: the same acts that the endpoints run, and finding people by their names. */
export { createRelationship } from "./server/create-relationship.ts";
export { logInteraction } from "./server/log-interaction.ts";
export { changeInteraction } from "./server/change-interaction.ts";
export { restoreInteraction, trashInteraction } from "./server/trash-interaction.ts";
export { countPeople, findPeopleByName, knownNames } from "./server/store.ts";
export { displayName } from "./rules.ts";
export { daysWithPeople } from "./server/days-with-people.ts";
