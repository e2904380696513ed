import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureWords, showFailure } from "#app/shell/failure.ts";
import { queryOf } from "#app/shell/queries.ts";
import { RecordSource } from "#app/shell/record-source.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading, SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import { readRelationship, type Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";
import { exportOne } from "./export-contacts.ts";
import { InteractionForm } from "./interaction-form.tsx";
import { InteractionList } from "./interaction-list.tsx";
import { MergeForm } from "./merge-form.tsx";
import { PersonFacts } from "./person-facts.tsx";
import styles from "./person-dialog.module.css";
import { useInteractionActs } from "./use-interaction-acts.tsx";

type PersonDialogProps = {
  id: string;
  onOpenChange: (open: boolean) => void;
  /** Somebody who may be the same person: the dialog opens with both side by side. */
  mergeWith?: string;
};

/** One person seen closely: who they are, what happened, what is worth knowing, and making two cards one. */
export function PersonDialog({ id, onOpenChange, mergeWith }: PersonDialogProps) {
  const { t } = useTranslation("relationships");
  const { data: person, error, refetch, isFetching } = useQuery(queryOf(readRelationship, { params: { id } }));
  const onExport = async (one: Relationship) => {
    try {
      await exportOne(one, t("people.contacts.birthday"));
    } catch (failure) {
      await showFailure(t("people.contacts.exportFailed"), failure);
    }
  };
  const footer = person && <Button onClick={() => void onExport(person)}>{t("people.contacts.exportOne")}</Button>;
  return (
    <Dialog open onOpenChange={onOpenChange} title={person ? displayName(person) : t("list.title")} footer={footer}>
      {person && <Person person={person} mergeWith={mergeWith} onMerged={() => onOpenChange(false)} />}
      {!person && !error && (
        <Loading>
          <SkeletonRows rows={4} />
        </Loading>
      )}
      {!person && error && (
        <ErrorState
          title={t("people.openFailed")}
          text={failureWords(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Dialog>
  );
}

type PersonProps = { person: Relationship; mergeWith: string | undefined; onMerged: () => void };

function Person({ person, mergeWith, onMerged }: PersonProps) {
  const { t } = useTranslation("relationships");
  const [tab, setTab] = useState<"history" | "facts" | "merge">(mergeWith === undefined ? "history" : "merge");
  const { add } = useInteractionActs(person.id);
  const items = (["history", "facts", "merge"] as const).map((value) => ({ value, label: t(`people.tabs.${value}`) }));
  return (
    <>
      <PersonFacts person={person} />
      <RecordSource id={person.id} />
      <Tabs label={t("people.tabs.label")} value={tab} onValueChange={setTab} items={items}>
        <TabPanel value="history" className={styles.panel}>
          <InteractionForm onSave={add} />
          <InteractionList id={person.id} kind="interaction" />
        </TabPanel>
        <TabPanel value="facts" className={styles.panel}>
          <InteractionList id={person.id} kind="fact" />
        </TabPanel>
        <TabPanel value="merge" className={styles.panel}>
          <MergeForm person={person} other={mergeWith} onMerged={onMerged} />
        </TabPanel>
      </Tabs>
    </>
  );
}
