import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { call } from "#app/shell/api.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf, queryOf } from "#app/shell/queries.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { listRelationships, readRelationship, restoreRelationship, type Relationship } from "../contract.ts";
import { mergeRelationships } from "../contract/people.ts";
import { displayName } from "../rules.ts";
import { useLimitDialog } from "./limit-dialog.tsx";
import { MergePreview } from "./merge-preview.tsx";
import styles from "./person-dialog.module.css";
import { refreshPeople } from "./refresh-people.ts";
import { tellFailure } from "./tell-failure.ts";

type MergeFormProps = { person: Relationship; other: string | undefined; onMerged: () => void };

/** Chooses who is the same person, shows what will be kept of both, and makes them one. */
export function MergeForm({ person, other, onMerged }: MergeFormProps) {
  const { t } = useTranslation("relationships");
  const [chosen, setChosen] = useState(other ?? "");
  const [busy, setBusy] = useState(false);
  const { merge, dialog } = useMerge();
  const { data: from } = useQuery({
    ...queryOf(readRelationship, { params: { id: chosen } }),
    // Once they are being made one, news of it must not ask for the one that is no more.
    enabled: chosen !== "" && !busy,
  });
  const onMerge = async () => {
    if (!from) return;
    setBusy(true);
    if (await merge(person, from)) onMerged();
    else setBusy(false);
  };
  return (
    <>
      <p className={styles.quiet}>{t("people.merge.text", { name: displayName(person) })}</p>
      <ChoosePerson person={person} chosen={chosen} from={from} onChoose={setChosen} />
      {from && (
        <>
          <MergePreview into={person} from={from} />
          <div className={styles.buttons}>
            <Button variant="primary" busy={busy} onClick={() => void onMerge()}>
              {t("people.merge.go", { name: displayName(person) })}
            </Button>
          </div>
        </>
      )}
      {dialog}
    </>
  );
}

type ChooseProps = {
  person: Relationship;
  chosen: string;
  from: Relationship | undefined;
  onChoose: (id: string) => void;
};

function ChoosePerson({ person, chosen, from, onChoose }: ChooseProps) {
  const { t } = useTranslation("relationships");
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const query = useInfiniteQuery(pagesOf(listRelationships, { query: { limit: LIMITS.pageMax, ...(q && { q }) } }));
  const isLong = query.hasNextPage || typed !== "";
  return (
    <>
      {isLong && (
        <TextField
          type="search"
          label={t("list.search")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      )}
      <PagedList<Relationship>
        query={query}
        skeleton={<SkeletonRows rows={1} />}
        empty={<p className={styles.empty}>{t(q ? "list.noneFound" : "people.merge.nobody")}</p>}
        failed={t("people.merge.failed")}
      >
        {(rows) => {
          const others = rows.filter(({ id }) => id !== person.id);
          const known = from && !others.some(({ id }) => id === from.id) ? [from, ...others] : others;
          if (known.length === 0) return <p className={styles.empty}>{t("people.merge.nobody")}</p>;
          return (
            <Select
              label={t("people.merge.choose")}
              value={chosen}
              onChange={(event) => onChoose(event.target.value)}
              options={[
                { value: "", label: t("log.choose") },
                ...known.map((one) => ({ value: one.id, label: displayName(one) })),
              ]}
            />
          );
        }}
      </PagedList>
    </>
  );
}

function useMerge() {
  const client = useQueryClient();
  const { t } = useTranslation("relationships");
  const { t: ui } = useTranslation("ui");
  const limit = useLimitDialog();

  const undo = async (person: Relationship, from: Relationship): Promise<void> => {
    try {
      await call(restoreRelationship, { params: { id: from.id } });
      showToast({ title: t("people.merge.undone", namesOf(person, from)) });
    } catch (error) {
      if (!limit.refused(error)) await tellFailure("update", error);
    } finally {
      void refreshPeople(client);
    }
  };

  /** Makes the other one part of this person; answers whether that was done. */
  const merge = async (person: Relationship, from: Relationship): Promise<boolean> => {
    try {
      await call(mergeRelationships, { params: { id: person.id }, body: { personId: from.id } });
      showToast({
        title: t("people.merge.done", namesOf(person, from)),
        description: t("people.merge.doneText"),
        action: { label: ui("undo"), icon: <Undo2 aria-hidden />, run: () => void undo(person, from) },
      });
      return true;
    } catch (error) {
      await tellFailure("update", error);
      return false;
    } finally {
      void refreshPeople(client);
    }
  };

  return { merge, dialog: limit.dialog };
}

const namesOf = (person: Relationship, other: Relationship) => ({
  name: displayName(person),
  other: displayName(other),
});
