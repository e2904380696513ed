import type { KeyboardEvent } from "react";

/** Enter adds a line of a list; it does not send the form that the list stands in. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  act();
};
