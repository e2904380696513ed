import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Accordion } from "#app/ui/accordion/accordion.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import type { Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";
import type { Group } from "./add-button.tsx";
import { CommunicationSection } from "./communication-section.tsx";
import { CoreSection } from "./core-section.tsx";
import { ExtrasSection } from "./extras-section.tsx";
import { filledIn, SECTION_NAMES, sectionOf, type SectionName, type SectionProps } from "./form-fields.ts";
import { useLimitDialog } from "./limit-dialog.tsx";
import { PersonAvatar } from "./person-avatar.tsx";
import type { FieldName } from "./person-form.ts";
import { PreferencesSection } from "./preferences-section.tsx";
import { SchedulingSection } from "./scheduling-section.tsx";
import { usePersonForm } from "./use-person-form.ts";
import styles from "./relationship-dialog.module.css";

const CONTENTS: Record<SectionName, (props: SectionProps) => ReactNode> = {
  core: CoreSection,
  communication: CommunicationSection,
  preferences: PreferencesSection,
  scheduling: SchedulingSection,
  extras: ExtrasSection,
};

type RelationshipDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Who is edited; left out where somebody is added. */
  person?: Relationship;
  /** The group that somebody is added to. */
  group?: Group;
  /** Asks whether to delete who is edited; it takes the place of this dialog. */
  onDelete?: () => void;
};

/** Adds somebody, or changes what is kept of them: five sections, of which one is open at a time. */
export function RelationshipDialog({ open, ...rest }: RelationshipDialogProps) {
  // What was typed goes with the dialog.
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onOpenChange, person, group = "all", onDelete }: Omit<RelationshipDialogProps, "open">) {
  const { t } = useTranslation("relationships");
  const { t: ui } = useTranslation("ui");
  const [section, setSection] = useState<SectionName | "">("core");
  const element = useRef<HTMLFormElement>(null);
  const limit = useLimitDialog();

  // The section of a wrong field opens, and the focus goes there.
  const onWrong = (name: FieldName) => {
    flushSync(() => setSection(sectionOf(name)));
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const { form, set, errorOf, busy, save, newer, takeOver } = usePersonForm({
    person,
    type: group === "all" ? "friend" : group,
    refused: limit.refused,
    onWrong,
    onSaved: () => onOpenChange(false),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const title = t(person ? "form.editTitle" : "form.addTitle");
  const act = person ? "form.save" : "form.create";
  const footer = (
    <>
      {person && onDelete && (
        <Button variant="text" className={styles.delete} onClick={onDelete}>
          {t("card.delete")}
        </Button>
      )}
      <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
      <Button variant="primary" type="submit" form="person" busy={busy}>
        {t(busy ? "form.saving" : act)}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={
          <span className={styles.title}>
            {person && <PersonAvatar person={person} size={46} />}
            {title}
          </span>
        }
        footer={footer}
        firstField="firstName"
      >
        {newer && (
          <div role="alert" className={styles.stale}>
            <p>{t("form.stale", { name: displayName(newer) })}</p>
            <Button size="sm" onClick={() => takeOver(newer)}>
              {t("form.takeOver")}
            </Button>
          </div>
        )}
        <form id="person" ref={element} noValidate onSubmit={onSubmit}>
          <Accordion
            value={section}
            onValueChange={(value) => setSection(value as SectionName | "")}
            sections={SECTION_NAMES.map((name) => {
              const Content = CONTENTS[name];
              const count = filledIn(form, name);
              return {
                value: name,
                title: t(`sections.${name}`),
                ...(count > 0 && section !== name && { note: t("form.filled", { count }) }),
                content: <Content form={form} set={set} errorOf={errorOf} />,
              };
            })}
          />
        </form>
      </Dialog>
      {limit.dialog}
    </>
  );
}
