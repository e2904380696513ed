/** Whether notes hold words of crisis; the organizer that knows them is fetched only for somebody who wrote any notes. */
export async function hasCrisis(notes: string | null): Promise<boolean> {
  if (notes === null) return false;
  const { findCrisis } = await import("@wisp/organizer");
  return findCrisis(notes) !== null;
}

/** Notes as they are kept: as they were written, or none. */
export const notesOf = (written: string): string | null => (written.trim() === "" ? null : written);
