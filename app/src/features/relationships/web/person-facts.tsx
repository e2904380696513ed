import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import { formatAgo } from "#app/shell/relative-time.ts";
import type { Relationship } from "../contract.ts";
import { dateWithoutYear } from "./date-words.ts";
import styles from "./person-dialog.module.css";

/** Who somebody is, at a glance: how to reach them, their dates, what is planned. What nobody said is left out. */
export function PersonFacts({ person }: { person: Relationship }) {
  const { t } = useTranslation("relationships");
  const { phone, email, nextPlannedInteraction: planned, nextPlannedInteractionDescription: plan } = person;
  const type = person.customRelationship ?? t(`types.${person.relationshipType}`);
  const date = (value: string | null) => value && formatDue(value);
  const lines: [string, ReactNode][] = [
    [t("people.about.type"), type],
    [t("form.nickname"), person.nickname],
    [t("form.jobTitle"), person.jobTitle],
    [t("form.phone"), phone && <a href={`tel:${phone}`}>{phone}</a>],
    [t("form.email"), email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>],
    [t("form.preferredContactMethod"), person.preferredContactMethod && t(`methods.${person.preferredContactMethod}`)],
    [t("form.location"), person.location],
    [t("form.birthdate"), date(person.birthdate)],
    [t("form.anniversary"), date(person.anniversary)],
    ...person.importantDates.map((one): [string, ReactNode] => [one.label, dateWithoutYear(one.date)]),
    [t("people.about.next"), planned && [formatDue(planned), plan].filter(Boolean).join(", ")],
    [t("form.tags"), person.tags.join(", ")],
    [t("people.about.lastSpoke"), person.lastInteraction && formatAgo(person.lastInteraction)],
    [t("form.notes"), person.notes],
  ];
  return (
    <dl className={styles.facts}>
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
