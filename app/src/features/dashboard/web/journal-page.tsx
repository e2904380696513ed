import BookOpen from "lucide-react/icons/book-open";
import { useTranslation } from "react-i18next";
import { CaptureList } from "#app/features/browse/web/capture-list.tsx";
import { CaptureButton } from "#app/shell/capture-button.tsx";
import { PageHead } from "#app/shell/page-head.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import styles from "./journal-page.module.css";

/** The journal: what the person wrote, the newest first. */
export function JournalPage() {
  const { t } = useTranslation("dashboard");
  const { title, text } = t("journal.empty", { returnObjects: true });
  return (
    <>
      <PageHead title={t("journal.title")} subtitle={t("journal.subtitle")} />
      <div className={styles.list}>
        <CaptureList
          empty={
            <EmptyState
              icon={<BookOpen aria-hidden />}
              tone="accent"
              title={title}
              text={text}
              action={<CaptureButton />}
            />
          }
        />
      </div>
    </>
  );
}
