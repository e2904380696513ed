import { useQueryClient } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { NotStored } from "#app/shell/device/device-lists.ts";
import { showFailure } from "#app/shell/failure.ts";
import { isVisitor } from "#app/shell/owner.ts";
import { refresh } from "#app/shell/queries.ts";
import { showToast, type Toast } from "#app/ui/toast/toasts.ts";
import {
  changeGratitude,
  createGratitude,
  deleteGratitude,
  listGratitude,
  restoreGratitude,
  type GratitudeItem,
  type NewGratitude,
} from "../contract.ts";
import { hasCrisis } from "./has-crisis.ts";
import { actOf, type Draft, type Drafts } from "./today-fields.ts";

/** What came of saving: whether words of crisis are in it, or that it failed. */
export type Saved = "kept" | "crisis" | "failed";

/** What a person does with good things. */
export function useGratitudeActs() {
  const client = useQueryClient();
  const { t } = useTranslation("gratitude");
  const { t: ui } = useTranslation("ui");
  const readAgain = () => refresh(client, [listGratitude.path, "/api/insights", "/api/captures"]);
  const fail = (title: string, error: unknown): Promise<void> | void =>
    error instanceof NotStored
      ? showToast({ title, description: t("toasts.notStored"), destructive: true })
      : showFailure(title, error);

  // Words of crisis get no cheerful toast (decisions 28).
  const say = async (texts: readonly string[], action?: Toast["action"]): Promise<Saved> => {
    if (await hasCrisis(texts)) return "crisis";
    const [title, description] = isVisitor()
      ? [t("toasts.savedLocally"), t("toasts.savedLocallyText")]
      : [t("toasts.saved"), t("toasts.savedText")];
    showToast({ title, description, action });
    return "kept";
  };

  const restore = async (items: readonly GratitudeItem[]): Promise<void> => {
    try {
      for (const { id } of items) await call(restoreGratitude, { params: { id } });
      showToast({ title: t("toasts.restored") });
    } catch (error) {
      await fail(t("toasts.restoreFailed"), error);
    } finally {
      void readAgain();
    }
  };
  const undo = (items: readonly GratitudeItem[]) => ({
    label: ui("undo"),
    icon: <Undo2 aria-hidden />,
    run: () => void restore(items),
  });
  const sayRemoved = (items: readonly GratitudeItem[]): void =>
    showToast({ title: t("toasts.deleted"), description: t("toasts.deletedText"), action: undo(items) });

  const remove = async (item: GratitudeItem): Promise<void> => {
    try {
      await call(deleteGratitude, { params: { id: item.id } });
      sayRemoved([item]);
    } catch (error) {
      await fail(t("toasts.deleteFailed"), error);
    } finally {
      void readAgain();
    }
  };

  /** The quick form's one. */
  const add = async (body: NewGratitude & { content: string }): Promise<Saved> => {
    try {
      await call(createGratitude, { body });
      return await say([body.content]);
    } catch (error) {
      await fail(t(isVisitor() ? "toasts.saveFailed" : "toasts.createFailed"), error);
      return "failed";
    } finally {
      void readAgain();
    }
  };

  /** Saves what was typed into a day's fields; what could not be saved is answered in `left`. */
  const saveDay = async (date: string, drafts: Drafts): Promise<{ saved: Saved; left: Drafts }> => {
    const done = new Set<Draft>();
    const typed = drafts.filter((draft) => draft !== null);
    const of = (act: ReturnType<typeof actOf>) => typed.filter((draft) => actOf(draft) === act);
    const finish = async (draft: Draft, act: (item: GratitudeItem) => Promise<unknown>) => {
      if (draft.item) await act(draft.item);
      done.add(draft);
    };
    const left = () => drafts.map((draft) => (draft && done.has(draft) ? null : draft));
    const removed = of("remove");
    const written = [...of("change"), ...of("add")].map((draft) => draft.text.trim());
    try {
      for (const draft of of("nothing")) done.add(draft);
      for (const draft of of("change"))
        await finish(draft, ({ id, version }) =>
          call(changeGratitude, { params: { id }, body: { text: draft.text }, ifMatch: version }),
        );
      for (const draft of removed) await finish(draft, ({ id }) => call(deleteGratitude, { params: { id } }));
      const entries = of("add").map((draft) => draft.text);
      if (entries.length > 0) await call(createGratitude, { body: { entries, date } });
      for (const draft of of("add")) done.add(draft);
      const gone = removed.flatMap(({ item }) => item ?? []);
      // Nothing but an emptied field: what happened is that an entry went.
      if (gone.length > 0 && written.length === 0) {
        sayRemoved(gone);
        return { saved: "kept", left: left() };
      }
      return { saved: await say(written, gone.length > 0 ? undo(gone) : undefined), left: left() };
    } catch (error) {
      await fail(t("toasts.saveFailed"), error);
      return { saved: "failed", left: left() };
    } finally {
      // Before the fields are emptied, so that none shows what stood there before.
      await readAgain();
    }
  };

  return { add, saveDay, remove };
}
