import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { editRows } from "#app/shell/cached-rows.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import {
  deleteInteraction,
  deleteRelationship,
  listRelationships,
  logInteraction,
  restoreRelationship,
  type NewInteraction,
  type Relationship,
} from "../contract.ts";
import { displayName } from "../rules.ts";
import { refreshPeople } from "./refresh-people.ts";
import { tellFailure } from "./tell-failure.ts";

/**
 * What a person does with a card. Each act is shown at once, and taken back on the screen if it is refused.
 * @param refused is asked first what to make of a refusal, e.g. the limit's dialog; answers whether it dealt with it
 */
export function usePersonActs(refused: (error: unknown) => boolean) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation("relationships");
  const { t: ui } = useTranslation("ui");
  const undo = (run: () => Promise<void>) => ({
    label: ui("undo"),
    icon: <Undo2 aria-hidden />,
    run: () => void run(),
  });

  const takeBack = async (id: string, interactionId: string): Promise<void> => {
    try {
      await call(deleteInteraction, { params: { id, interactionId } });
      showToast({ title: t("toast.takenBack") });
    } catch (error) {
      await tellFailure("update", error);
    } finally {
      void refreshPeople(client);
    }
  };

  /** Logs an interaction, now where nothing else is said; answers whether it was kept. */
  const log = async ({ id }: Relationship, interaction: NewInteraction = {}): Promise<boolean> => {
    const isNow = interaction.at === undefined;
    const lastInteraction = new Date().toISOString();
    const putBack = isNow
      ? editRows<Relationship>(client, listRelationships.path, id, (row) => ({ ...row, lastInteraction }))
      : () => undefined;
    try {
      const body = { id: crypto.randomUUID(), ...interaction };
      const { id: interactionId } = await call(logInteraction, { params: { id }, body });
      const action = undo(() => takeBack(id, interactionId));
      showToast({ title: t("toast.logged"), description: t("toast.updatedText"), action });
      return true;
    } catch (error) {
      putBack();
      if (!refused(error)) await tellFailure("update", error);
      return false;
    } finally {
      void refreshPeople(client);
    }
  };

  const restore = async (person: Relationship): Promise<void> => {
    try {
      await call(restoreRelationship, { params: { id: person.id } });
      showToast({ title: t("toast.restored", { name: displayName(person) }) });
    } catch (error) {
      if (!refused(error)) await tellFailure("update", error);
    } finally {
      void refreshPeople(client);
    }
  };

  /** Lays a person into the trash, and goes to where the others are. */
  const remove = async (person: Relationship): Promise<void> => {
    const putBack = editRows<Relationship>(client, listRelationships.path, person.id, () => null);
    try {
      await call(deleteRelationship, { params: { id: person.id } });
      showToast({
        title: t("toast.deleted"),
        description: t("toast.deletedText", { name: displayName(person) }),
        action: undo(() => restore(person)),
      });
      await navigate({ to: "/relationships" });
    } catch (error) {
      putBack();
      if (!refused(error)) await tellFailure("delete", error);
    } finally {
      void refreshPeople(client);
    }
  };

  return { log, remove };
}
