import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveJournalEntry, type EntryWithInsights } from "#app/features/filing/contract.ts";
import { refreshRecords } from "#app/features/filing/web/filing-cache.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { call } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { keepDraft, readDraft } from "#app/shell/draft.ts";
import { NotStored } from "#app/shell/device/device-lists.ts";
import { failureWords } from "#app/shell/failure.ts";
import { loadWords } from "#app/shell/language.ts";
import { useSession } from "#app/shell/session.ts";
import { showToast } from "#app/ui/toast/toasts.ts";

const NAME = "journal";

/**
 * The entry that is being written, kept as it is typed (see `draft.ts`), and `save`, which answers what came of it or
 * null where nothing was kept. Whatever goes wrong, the words stay where they are.
 */
export function useJournalEntry() {
  const { t } = useTranslation(["journal", "filing"]);
  const client = useQueryClient();
  const { user } = useSession();
  const owner = user?.id ?? null;
  const [draft, setDraft] = useState(() => readDraft(NAME, owner));
  const [kept, setKept] = useState(draft.text !== "");
  const [busy, setBusy] = useState(false);

  const put = (text: string, sentAs: string | null) => {
    setDraft({ text, sentAs });
    setKept(keepDraft(NAME, owner, { text, sentAs }) && text !== "");
  };
  const refuse = (title: string, description: string) => showToast({ title, description, destructive: true });

  const save = async (): Promise<EntryWithInsights | null> => {
    const { text } = draft;
    if (busy) return null;
    if (text.trim() === "") {
      refuse(t("journal:empty.title"), t("journal:validation.blank"));
      return null;
    }
    if (text.length > LIMITS.captureText) {
      refuse(t("journal:failed"), t("filing:tooLong", { count: text.length }));
      return null;
    }
    // The id of these very words: a second try after a broken connection, or a reload, keeps them once.
    const id = draft.sentAs ?? crypto.randomUUID();
    put(text, id);
    setBusy(true);
    try {
      const saved = await call(saveJournalEntry, { body: { id, text, timezone: deviceTimeZone() } });
      put("", null);
      return saved;
    } catch (error) {
      await loadWords(["shared"]);
      const why = error instanceof NotStored ? t("journal:notStored") : failureWords(error);
      refuse(t("journal:failed"), `${why} ${t("journal:stillThere")}`);
      return null;
    } finally {
      setBusy(false);
      void refreshRecords(client);
    }
  };
  return { text: draft.text, setText: (text: string) => put(text, null), kept, busy, save };
}
