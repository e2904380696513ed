import type { Mood } from "@wisp/organizer";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { isVisitor } from "#app/shell/owner.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { createCheckIn, createMood } from "../contract.ts";
import { hasCrisis } from "./has-crisis.ts";
import { refreshMoods, sayNotSaved } from "./mood-changes.ts";

/** What became of it: kept, kept and full of words that ask for help, or not kept. */
export type Saved = "kept" | "crisis" | "failed";

type Entry = { mood: Mood; notes: string | null };
type Levels = { energyLevel: number; stressLevel: number };

/** Saves an entry of the tracker, or a check-in; says so, but never cheerfully to words of crisis (decisions 28). */
export function useSaveMood() {
  const client = useQueryClient();
  const { t } = useTranslation("moods");
  const [busy, setBusy] = useState(false);
  // The same until it is kept: an answer that got lost makes no second entry.
  const [id, setId] = useState(() => crypto.randomUUID());

  const save = async (create: () => Promise<unknown>, notes: string | null, failed: Failure, cheer: () => void) => {
    setBusy(true);
    try {
      await create();
      setId(crypto.randomUUID());
      const crisis = await hasCrisis(notes);
      if (!crisis) cheer();
      return crisis ? "crisis" : "kept";
    } catch (error) {
      await sayNotSaved(failed.title, failed.notStored, error);
      return "failed";
    } finally {
      setBusy(false);
      void refreshMoods(client);
    }
  };

  return {
    busy,
    saveMood: (entry: Entry): Promise<Saved> =>
      save(
        () => call(createMood, { body: { id, ...entry } }),
        entry.notes,
        { title: t("saveFailed"), notStored: t("notStored") },
        () => showToast({ title: t(isVisitor() ? "savedHere" : "saved") }),
      ),
    saveCheckIn: (entry: Entry & Levels): Promise<Saved> =>
      save(
        () => call(createCheckIn, { body: { id, ...entry } }),
        entry.notes,
        { title: t("checkIn.failed"), notStored: t("checkIn.notStored") },
        () => showToast({ title: t("checkIn.saved.title"), description: t("checkIn.saved.text") }),
      ),
  };
}

type Failure = { title: string; notStored: string };
