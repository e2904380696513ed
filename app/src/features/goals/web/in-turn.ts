const lines = new Map<string, Promise<unknown>>();

/** Does works of one name one after the other, in the order in which they were asked for, whatever becomes of them. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (lines.get(name) ?? Promise.resolve()).then(work, work);
  const leave = () => void (lines.get(name) === turn && lines.delete(name));
  lines.set(name, turn);
  turn.then(leave, leave);
  return turn;
}
