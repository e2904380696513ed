import type { NewInteraction, NewRelationship } from "./contract.ts";

/** A lawful new person; name what matters to the test. */
export const aPerson = (person: Partial<NewRelationship> = {}): NewRelationship => ({ firstName: "Tom", ...person });

/** A lawful new interaction. */
export const anInteraction = (interaction: Partial<NewInteraction> = {}): NewInteraction => ({
  note: "Walked along the river",
  ...interaction,
});
