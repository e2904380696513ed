import type { CaptureWithInsights } from "#app/features/filing/contract.ts";
import type { Insight } from "#app/features/insights/contract.ts";
import type { Note } from "../notes.ts";
import { lastingId, type Story, type Teller } from "../teller.ts";

/** What she typed into the one box, what she took of what Wisp proposed, and when she had done it. */
export const tellNotes = (notes: readonly Note[]): Story[] =>
  notes.flatMap((note, index) => {
    const id = lastingId(`note ${index}`);
    const said: Story = {
      daysAgo: note.daysAgo,
      at: note.at,
      happen: async (tell) => {
        const { status, body } = await tell.send("POST", "/api/quick-capture", { id, text: note.text });
        if (status !== 201 || !note.accepts) return;
        for (const item of (body as CaptureWithInsights).insights)
          if (item.state === "proposed") await tell.send("POST", `/api/insights/${item.id}/accept`, {});
      },
    };
    if (note.doneAfter === undefined) return [said];
    const done: Story = {
      daysAgo: Math.max(0, note.daysAgo - note.doneAfter),
      at: "16:10",
      happen: (tell) => completeTasks(tell, id),
    };
    return [said, done];
  });

/** Ticks off what is still open of a note. */
export async function completeTasks(tell: Teller, captureId: string): Promise<void> {
  const path = `/api/insights?captureId=${captureId}&category=task&isCompleted=false`;
  const found = (await tell.send("GET", path)).body as Insight[];
  for (const item of found) await tell.send("PATCH", `/api/insights/${item.id}`, { isCompleted: true });
}
