import { useTranslation } from "react-i18next";
import { PageHead } from "#app/shell/page-head.tsx";
import { DatesAhead } from "./dates-ahead-list.tsx";
import { PeopleScreen } from "./people-screen.tsx";

/** Relationships: the people who matter. */
export function RelationshipsPage() {
  const { t } = useTranslation("relationships");
  return (
    <>
      <PeopleScreen
        head={(buttons) => (
          <PageHead title={t("list.title")} subtitle={t("list.subtitle")}>
            {buttons}
          </PageHead>
        )}
      />
      <DatesAhead />
    </>
  );
}
