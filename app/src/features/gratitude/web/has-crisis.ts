/** Whether any of these texts holds words of crisis (decisions 28); the code that knows is fetched when it is needed. */
export async function hasCrisis(texts: readonly string[]): Promise<boolean> {
  try {
    const { findCrisis } = await import("@wisp/organizer");
    return texts.some((text) => findCrisis(text) !== null);
  } catch {
    // Offline, the code may be out of reach; what was written is kept all the same.
    return false;
  }
}
