import { useInfiniteQuery } from "@tanstack/react-query";
import BookOpen from "lucide-react/icons/book-open";
import Search from "lucide-react/icons/search";
import { useTranslation } from "react-i18next";
import type { JournalFilter } from "#app/features/journal/contract.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { entriesInPages, isChosen, notesInPages, type Choice, type JournalRow } from "./journal-choice.ts";
import { JournalRows } from "./journal-rows.tsx";

type ListProps = { choice: Choice; onClear: () => void; onWrite: () => void };

/** The entries of the journal. */
export function EntryList(props: ListProps) {
  const { t } = useTranslation("journal");
  const query = useInfiniteQuery(entriesInPages(props.choice));
  return (
    <PagedList<JournalRow>
      query={query}
      skeleton={<SkeletonRows rows={4} />}
      empty={<Nothing {...props} filter={null} />}
      failed={t("listFailed")}
    >
      {(rows) => <JournalRows rows={rows} open={false} />}
    </PagedList>
  );
}

/** Entries and other notes that hold a task, or an emotion; what they hold is what one comes for, so it is unfolded. */
export function NoteList({ filter, ...props }: ListProps & { filter: JournalFilter }) {
  const { t } = useTranslation("journal");
  const query = useInfiniteQuery(notesInPages(filter, props.choice));
  return (
    <PagedList<JournalRow>
      query={query}
      skeleton={<SkeletonRows rows={4} />}
      empty={<Nothing {...props} filter={filter} />}
      failed={t("listFailed")}
    >
      {(rows) => <JournalRows rows={rows} open />}
    </PagedList>
  );
}

function Nothing({ choice, onClear, onWrite, filter }: ListProps & { filter: JournalFilter | null }) {
  const { t } = useTranslation("journal");
  if (isChosen(choice))
    return (
      <EmptyState
        icon={<Search aria-hidden />}
        title={t("nothing.found.title")}
        text={t("nothing.found.text")}
        action={<Button onClick={onClear}>{t("showAll")}</Button>}
      />
    );
  const Icon = filter === null ? BookOpen : AREA_ICONS[filter];
  const { title, text } = t(`nothing.${filter ?? "entries"}`, { returnObjects: true });
  return (
    <EmptyState
      icon={<Icon aria-hidden />}
      tone={filter ?? "accent"}
      title={title}
      text={text}
      action={
        <Button variant="primary" onClick={onWrite}>
          {t("nothing.write")}
        </Button>
      }
    />
  );
}
