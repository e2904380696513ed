import { useInfiniteQuery } from "@tanstack/react-query";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import type { Category } from "@wisp/organizer";
import { useTranslation } from "react-i18next";
import { listCaptures, type Capture } from "#app/features/captures/contract.ts";
import { useCaptureActs } from "#app/features/filing/web/use-capture-acts.tsx";
import { useLimitDialog } from "#app/features/relationships/web/limit-dialog.tsx";
import { formatInstant } from "#app/shell/dates.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { ItemList } from "./item-list.tsx";
import type { Choice } from "./filters.ts";
import styles from "./lists.module.css";

type TrashProps = { category: Category | undefined; choice: Choice; grid: boolean };

/** What was deleted, for as long as it can be brought back: whole notes first, then items. */
export function Trash({ category, choice, grid }: TrashProps) {
  const { t } = useTranslation("browse");
  const empty = <EmptyState icon={<Trash2 aria-hidden />} title={t("empty.trash")} text={t("empty.trashText")} />;
  const whole = category === undefined && !choice.onlyFavorites;
  return (
    <div className={styles.trash}>
      <p className={styles.about}>{t("trashAbout")}</p>
      {whole && <TrashedNotes q={choice.q} />}
      <ItemList trash grid={grid} category={category} choice={choice} empty={empty} />
    </div>
  );
}

function TrashedNotes({ q }: { q: string }) {
  const { t } = useTranslation("browse");
  const query = useInfiniteQuery(pagesOf(listCaptures, { query: { trash: "true", limit: 20, ...(q && { q }) } }));
  return (
    <PagedList<Capture> query={query} skeleton={null} empty={null} failed={t("failed")}>
      {(rows) => (
        <section aria-label={t("notes")}>
          <ul className={styles.list}>
            {rows.map((capture) => (
              <li key={capture.id}>
                <TrashedNote capture={capture} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PagedList>
  );
}

function TrashedNote({ capture }: { capture: Capture }) {
  const { t } = useTranslation("browse");
  const limit = useLimitDialog();
  const { restore } = useCaptureActs({ failed: limit.refused });
  return (
    <Card as="article" flush className={styles.note}>
      <div>
        <p className={styles.words}>{capture.text}</p>
        <time dateTime={capture.createdAt}>{formatInstant(capture.createdAt)}</time>
      </div>
      <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={() => void restore(capture.id)}>
        {t("restore")}
      </Button>
      {limit.dialog}
    </Card>
  );
}
