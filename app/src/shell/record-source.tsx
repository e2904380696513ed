import { Suspense, useContext } from "react";
import { ShellSlotsContext } from "./slots.ts";

/** The quiet line that says which words a record came from, with the way back to them; nothing where it came from none. */
export function RecordSource({ id }: { id: string }) {
  const { Source } = useContext(ShellSlotsContext);
  return <Suspense fallback={null}>{Source && <Source recordId={id} />}</Suspense>;
}
