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
    [t("form.email"), email && <a href={`mailto:${encodeURI(email)}`}>{email}</a>],
    [t("form.preferredContactMethod"), person.preferredContactMethod && t(`methods.${person.preferredContactMethod}`)],
    [t("form.location"), person.location],
    [t("form.birthdate"), date(person.birthdate)],
    [t("form.anniversary"), date(person.anniversary)],
    [t("people.about.next"), planned && [formatDue(planned), plan].filter(Boolean).join(", ")],
    [t("form.tags"), person.tags.join(", ")],
    [t("people.about.lastSpoke"), person.lastInteraction && formatAgo(person.lastInteraction)],
    [t("form.notes"), person.notes],
  ];
  return (
    <dl className={styles.facts}>
      {lines.map(([label, value]) => value && <Line key={label} label={label} value={value} />)}
      {united(person.importantDates).map(([label, value]) => (
        <Line key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

const Line = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

// Two dates of one name stand in one line.
function united(dates: Relationship["importantDates"]): [string, string][] {
  const byLabel = new Map<string, string>();
  for (const { label, date } of dates)
    byLabel.set(label, [byLabel.get(label), dateWithoutYear(date)].filter(Boolean).join("\n"));
  return [...byLabel];
}
