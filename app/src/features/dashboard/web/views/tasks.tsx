import { TasksView } from "#app/features/tasks/web/tasks-view.tsx";
import { CapturePanel } from "../capture-panel.tsx";

/** What is on one's mind, and what there is to do. */
export const DashboardTasks = () => (
  <>
    <CapturePanel />
    <TasksView />
  </>
);
