import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatInstant } from "#app/shell/dates.ts";
import { currentLanguage } from "#app/shell/language.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf, queryOf } from "#app/shell/queries.ts";
import { RecordSource } from "#app/shell/record-source.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listFacts, listInteractions, readRelationship, type Interaction } from "../contract.ts";
import { displayName } from "../rules.ts";
import { InteractionForm } from "./interaction-form.tsx";
import styles from "./person-dialog.module.css";
import { useInteractionActs } from "./use-interaction-acts.tsx";

/** What happened with somebody, or what is worth knowing about them: the newest first, each line to be mended. */
export function InteractionList({ id, kind }: { id: string; kind: Interaction["kind"] }) {
  const { t } = useTranslation("relationships");
  const endpoint = kind === "fact" ? listFacts : listInteractions;
  const query = useInfiniteQuery(pagesOf(endpoint, { params: { id }, query: { limit: 20 } }));
  const empty = <p className={styles.empty}>{t(kind === "fact" ? "people.factsEmpty" : "people.historyEmpty")}</p>;
  return (
    <PagedList<Interaction>
      query={query}
      skeleton={<SkeletonRows rows={3} />}
      empty={empty}
      failed={t(kind === "fact" ? "people.factsFailed" : "people.historyFailed")}
    >
      {(rows) => (
        <ul className={styles.lines}>
          {rows.map((row) => (
            <li key={row.id}>
              <Line row={row} personId={id} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Line({ row, personId }: { row: Interaction; personId: string }) {
  const { t } = useTranslation("relationships");
  const [editing, setEditing] = useState(false);
  const { change, remove } = useInteractionActs(personId);
  if (editing) {
    const onSave = async (said: { at?: string; note: string }) => {
      const done = await change(row, said);
      if (done) setEditing(false);
      return done;
    };
    return <InteractionForm row={row} onSave={onSave} onCancel={() => setEditing(false)} />;
  }
  const when = formatInstant(row.at);
  // What the buttons are about, where a screen reader meets them alone.
  const what = row.note.trim().slice(0, 40) || when;
  return (
    <div className={styles.line}>
      <div>
        {row.kind === "interaction" && (
          <p className={styles.when}>
            <time dateTime={row.at}>{when}</time>
            <Others ids={row.personIds.filter((other) => other !== personId)} />
          </p>
        )}
        <p className={row.note.trim() === "" ? styles.quiet : styles.note}>{row.note.trim() || t("people.noNote")}</p>
        <RecordSource id={row.id} />
      </div>
      <IconButton label={t("people.edit", { what })} onClick={() => setEditing(true)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={t("people.remove", { what })} onClick={() => void remove(row)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

function Others({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("relationships");
  const people = useQueries({ queries: ids.map((id) => queryOf(readRelationship, { params: { id } })) });
  const names = people.flatMap(({ data }) => (data ? [displayName(data)] : []));
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(currentLanguage()).format(names);
  return <span>{t("people.with", { names: list })}</span>;
}
