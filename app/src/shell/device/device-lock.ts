/**
 * Runs a piece of work on the device's lists while no other tab does: of two that change at once, the later would write
 * over what the earlier kept.
 */
export const whileAlone = <T>(work: () => T): Promise<T> =>
  navigator.locks
    ? (navigator.locks.request("wisp-device", async () => work()) as Promise<T>)
    : Promise.resolve().then(work);
