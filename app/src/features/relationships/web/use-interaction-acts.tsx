import { useQueryClient } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { editRows } from "#app/shell/cached-rows.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import {
  changeInteraction,
  deleteInteraction,
  listFacts,
  listInteractions,
  logInteraction,
  restoreInteraction,
  type Interaction,
  type NewInteraction,
} from "../contract.ts";
import { pathOf } from "#app/shell/api.ts";
import { refreshPeople } from "./refresh-people.ts";
import { tellFailure } from "./tell-failure.ts";

/** What is done with the lines of somebody's history and facts. Each answers whether it was kept. */
export function useInteractionActs(id: string) {
  const client = useQueryClient();
  const { t } = useTranslation("relationships");
  const { t: ui } = useTranslation("ui");

  const run = async (act: "update" | "delete", work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      await tellFailure(act, error);
      return false;
    } finally {
      void refreshPeople(client);
    }
  };

  const add = (body: NewInteraction): Promise<boolean> =>
    run("update", async () => {
      await call(logInteraction, { params: { id }, body });
      showToast({ title: t("toast.logged"), description: t("toast.updatedText") });
    });

  const change = (row: Interaction, body: { at?: string; note?: string }): Promise<boolean> =>
    run("update", async () => {
      await call(changeInteraction, { params: { id, interactionId: row.id }, body, ifMatch: row.version });
      showToast({ title: t("people.changed") });
    });

  const restore = (interactionId: string): Promise<boolean> =>
    run("update", async () => {
      await call(restoreInteraction, { params: { id, interactionId } });
      showToast({ title: t("people.back") });
    });

  const remove = async (row: Interaction): Promise<boolean> => {
    const list = row.kind === "fact" ? listFacts : listInteractions;
    const putBack = editRows<Interaction>(client, pathOf(list, { id }), row.id, () => null);
    const done = await run("delete", async () => {
      await call(deleteInteraction, { params: { id, interactionId: row.id } });
      const action = { label: ui("undo"), icon: <Undo2 aria-hidden />, run: () => void restore(row.id) };
      showToast({ title: t("people.removed"), action });
    });
    if (!done) putBack();
    return done;
  };

  return { add, change, remove };
}
