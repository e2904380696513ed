import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { failureWords } from "#app/shell/failure.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { createRelationship } from "../contract.ts";
import { mayBeOne } from "../rules/same-name.ts";
import { everybody } from "./export-contacts.ts";
import type { FoundPerson } from "./read-vcards.ts";
import { refreshPeople } from "./refresh-people.ts";

/** Somebody found in a file, and what became of them. The id of `person` makes sure that trying again adds nobody twice. */
export type Candidate = FoundPerson & {
  chosen: boolean;
  isDouble: boolean;
  state: "waiting" | "added" | { failed: string };
};

/** The largest file that is read; decisions 8. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Reads a file of contacts and adds those that are chosen, one by one.
 * @param refused is asked first what to make of a refusal: where it was the limit, the rest stays in the list
 */
export function useImportContacts(refused: (error: unknown) => boolean) {
  const client = useQueryClient();
  const { t } = useTranslation("relationships");
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
  const [nameless, setNameless] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (at: number, to: Partial<Candidate>) =>
    setCandidates((all) => all.map((one, index) => (index === at ? { ...one, ...to } : one)));

  const read = async (file: File): Promise<void> => {
    setProblem(undefined);
    setCandidates([]);
    setNameless(0);
    if (file.size > MAX_BYTES) return setProblem(t("people.contacts.tooLarge"));
    setBusy(true);
    try {
      // What reads cards is loaded by those who have some.
      const { decodeText, readVCards } = await import("./read-vcards.ts");
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      const found = readVCards(text, t("people.contacts.birthday"));
      const known = await everybody();
      if (found.people.length === 0) setProblem(t("people.contacts.none"));
      setNameless(found.nameless);
      setCandidates(
        found.people.map((one, at) => {
          const earlier = found.people.slice(0, at).map(({ person }) => namesOf(person));
          const isDouble = [...known, ...earlier].some((other) => mayBeOne(other, namesOf(one.person)));
          return { ...one, isDouble, chosen: !isDouble, state: "waiting" };
        }),
      );
    } catch (error) {
      setProblem(failureWords(error));
    }
    setBusy(false);
  };

  /** Adds those that are chosen and not yet added; answers whether nobody is left. */
  const add = async (): Promise<boolean> => {
    setBusy(true);
    const wanted = candidates.flatMap((one, at) => (one.chosen && one.state !== "added" ? [{ ...one, at }] : []));
    let added = 0;
    for (const { person, at } of wanted) {
      try {
        await call(createRelationship, { body: person });
        change(at, { state: "added" });
        added += 1;
      } catch (error) {
        change(at, { state: { failed: failureWords(error) } });
        // Once no place is left there is none for the others either.
        if (refused(error)) break;
      }
    }
    setBusy(false);
    void refreshPeople(client);
    const left = wanted.length - added;
    showToast({
      title: t("people.contacts.done", { count: added }),
      ...(left > 0 && { description: t("people.contacts.left", { count: left }), destructive: true }),
    });
    return left === 0;
  };

  return { candidates, nameless, problem, busy, change, setCandidates, read, add };
}

const namesOf = ({ firstName, lastName, nickname }: FoundPerson["person"]) => ({
  firstName,
  lastName: lastName ?? null,
  nickname: nickname ?? null,
});
