import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { ApiError } from "#app/shell/http.ts";
import { sayKey } from "#app/shell/language.ts";
import { isVisitor } from "#app/shell/owner.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { changeRelationship, createRelationship, type Relationship } from "../contract.ts";
import { changeOf, formOf, missingIn, personOf, withDrafts, type FieldName, type PersonForm } from "./person-form.ts";
import { refreshPeople } from "./refresh-people.ts";
import { tellFailure } from "./tell-failure.ts";

type Options = {
  /** Who is edited; nobody where somebody is added. */
  person: Relationship | undefined;
  type: PersonForm["relationshipType"];
  refused: (error: unknown) => boolean;
  /** Told which field to show, where one is wrong. */
  onWrong: (name: FieldName) => void;
  onSaved: () => void;
};

/** What is typed into the dialog of a person, and the way that it is kept. */
export function usePersonForm({ person, type, refused, onWrong, onSaved }: Options) {
  const client = useQueryClient();
  const { t } = useTranslation("relationships");
  // As they were when the dialog opened: the change is made on that version, and holds what differs from it.
  const [before, setBefore] = useState(person);
  const [form, setForm] = useState(() => formOf(person, type));
  const [version, setVersion] = useState(person?.version);
  const [newer, setNewer] = useState<Relationship>();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  // One id however often it is tried: the second try of a lost answer adds nobody twice.
  const [id] = useState(() => crypto.randomUUID());

  const set = useCallback((change: Partial<PersonForm>) => {
    setForm((now) => ({ ...now, ...change }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))));
  }, []);

  const send = async (whole: PersonForm): Promise<void> => {
    const name = whole.firstName.trim();
    if (before) {
      await call(changeRelationship, {
        params: { id: before.id },
        body: changeOf(formOf(before), whole),
        ifMatch: version,
      });
      showToast({ title: t("toast.updated"), description: t("toast.updatedText") });
      return;
    }
    await call(createRelationship, { body: { id, ...personOf(whole) } });
    const said = isVisitor() ? "createdLocally" : "created";
    showToast({ title: t(`toast.${said}`), description: t(`toast.${said}Text`, { name }) });
  };

  const fail = async (error: unknown): Promise<void> => {
    if (refused(error)) return;
    if (error instanceof ApiError && error.code === "stale-version" && error.record) {
      const now = error.record as Relationship;
      setNewer(now);
      setVersion(now.version);
      return;
    }
    if (error instanceof ApiError) {
      const fields = Object.entries(error.errors).map(([path, said]) => [path.split(".")[0] ?? path, said] as const);
      setErrors(Object.fromEntries(fields));
      if (fields[0]) onWrong(fields[0][0] as FieldName);
    }
    await tellFailure(before ? "update" : "create", error);
  };

  const save = async (): Promise<void> => {
    const whole = withDrafts(form);
    const missing = missingIn(whole);
    setForm(whole);
    setErrors(Object.fromEntries(Object.entries(missing).map(([name, key]) => [name, sayKey(key) ?? key])));
    const [wrong] = Object.keys(missing) as FieldName[];
    if (wrong !== undefined) {
      if (wrong === "firstName" || wrong === "customRelationship")
        showToast({ title: t(`required.${wrong}`), description: t(`validation.${wrong}`), destructive: true });
      return onWrong(wrong);
    }
    setBusy(true);
    try {
      await send(whole);
      onSaved();
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
      void refreshPeople(client);
    }
  };

  /** Lets go of what was typed, for what somebody else has kept meanwhile. */
  const takeOver = (now: Relationship) => {
    setBefore(now);
    setForm(formOf(now));
    setNewer(undefined);
    setErrors({});
  };

  return { form, set, errorOf: (name: FieldName) => errors[name], busy, save, newer, takeOver };
}
