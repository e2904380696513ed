import { lazy, Suspense, type ComponentType } from "react";

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** What can be opened over the dashboard; quick capture and ask are the shell's. */
const DIALOGS = {
  checkIn: lazy(() =>
    import("#app/features/moods/web/check-in-dialog.tsx").then((m) => ({ default: m.CheckInDialog })),
  ),
  task: lazy(() => import("#app/features/tasks/web/task-dialog.tsx").then((m) => ({ default: m.TaskDialog }))),
  goal: lazy(() => import("#app/features/goals/web/goal-dialog.tsx").then((m) => ({ default: m.GoalDialog }))),
  person: lazy(() =>
    import("#app/features/relationships/web/relationship-dialog.tsx").then((m) => ({ default: m.RelationshipDialog })),
  ),
  gratitude: lazy(() =>
    import("#app/features/gratitude/web/gratitude-entry-dialog.tsx").then((m) => ({ default: m.GratitudeEntryDialog })),
  ),
} as const satisfies Record<string, ComponentType<DialogProps>>;

export type DialogName = keyof typeof DIALOGS;

/** The dialog that is open over the dashboard, if one is. */
export function DashboardDialog({ name, onClose }: { name: DialogName | null; onClose: () => void }) {
  if (name === null) return null;
  const Dialog: ComponentType<DialogProps> = DIALOGS[name];
  return (
    <Suspense>
      <Dialog open onOpenChange={(open) => !open && onClose()} />
    </Suspense>
  );
}
