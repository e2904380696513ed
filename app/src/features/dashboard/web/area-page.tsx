import { Suspense } from "react";
import { PageHead } from "#app/shell/page-head.tsx";
import { useSession } from "#app/shell/session.ts";
import { VisitorState } from "#app/shell/visitor-state.tsx";
import { PageSpinner } from "#app/ui/spinner/spinner.tsx";
import { areaNamed, iconOf, type AreaName } from "./areas.tsx";
import { InsightList } from "./insight-list.tsx";
import { useAreaWords } from "./use-area-words.ts";

/** The page of one life area: its whole list. */
function AreaPage({ name }: { name: AreaName }) {
  const { user } = useSession();
  const { area, List } = areaNamed(name);
  const { title, subtitle, visitor } = useAreaWords(name);
  return (
    <>
      <PageHead title={title} subtitle={subtitle} />
      {user ? (
        <Suspense fallback={<PageSpinner />}>
          {name === "insights" ? <InsightList category={null} /> : <List />}
        </Suspense>
      ) : (
        <VisitorState icon={iconOf(area)} tone={area} title={title} text={visitor} />
      )}
    </>
  );
}

export const TasksPage = () => <AreaPage name="tasks" />;
export const RelationshipsPage = () => <AreaPage name="relationships" />;
export const EmotionsPage = () => <AreaPage name="emotions" />;
export const InsightsPage = () => <AreaPage name="insights" />;
