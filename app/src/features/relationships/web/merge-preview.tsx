import Check from "lucide-react/icons/check";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import { currentLanguage } from "#app/shell/language.ts";
import type { Relationship } from "../contract.ts";
import { displayName, type PersonFields } from "../rules.ts";
import { leftOver, mergedPerson } from "../rules/merge-people.ts";
import styles from "./merge-preview.module.css";

// What of both is kept, whatever it is: lists are united, texts joined.
const JOINED = [
  "sharedInterests",
  "notes",
  "importantDates",
  "sharedMilestones",
  "tags",
  "socialMediaHandles",
] as const;
const SINGLE = [
  "nickname",
  "phone",
  "email",
  "birthdate",
  "anniversary",
  "location",
  "timezone",
  "jobTitle",
  "nextPlannedInteraction",
  "checkInFrequency",
  "relationshipType",
] as const;
type Shown = (typeof JOINED)[number] | (typeof SINGLE)[number];

/** Two people side by side; what will be kept is marked. It is told by the rule that merges them. */
export function MergePreview({ into, from }: { into: Relationship; from: Relationship }) {
  const { t } = useTranslation("relationships");
  const merged = mergedPerson(into, from);
  const lines = leftOver(into, from, currentLanguage());
  const shown = ([...SINGLE, ...JOINED] as Shown[]).filter((key) => says(into, key) || says(from, key));
  const isJoined = (key: Shown): boolean => JOINED.some((one) => one === key);
  return (
    <div className={styles.preview}>
      <table>
        <thead>
          <tr>
            <th scope="col">{displayName(into)}</th>
            <th scope="col">{displayName(from)}</th>
          </tr>
        </thead>
        {shown.map((key) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {t(LABELS[key])}
              </th>
            </tr>
            <tr>
              <Cell text={wordsOf(into, key)} kept={says(into, key)} />
              <Cell
                text={wordsOf(from, key)}
                kept={says(from, key) && (isJoined(key) || wordsOf(from, key) === wordsOf(merged, key))}
              />
            </tr>
          </tbody>
        ))}
      </table>
      {lines.length > 0 && (
        <section>
          <h3>{t("people.merge.lines")}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );

  function wordsOf(person: PersonFields, key: Shown): string {
    if (key === "relationshipType") return person.customRelationship ?? t(`types.${person.relationshipType}`);
    if (key === "checkInFrequency") return t(`frequencies.${person.checkInFrequency}`);
    if (key === "importantDates")
      return person.importantDates.map(({ label, date }) => `${label}, ${formatDue(date)}`).join("\n");
    if (key === "sharedMilestones")
      return person.sharedMilestones.map(({ title, date }) => `${title}, ${formatDue(date)}`).join("\n");
    if (key === "socialMediaHandles") return person.socialMediaHandles.map(({ handle }) => handle).join(", ");
    if (key === "tags") return person.tags.join(", ");
    const value = person[key];
    return value !== null && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDue(value) : (value ?? "");
  }
}

function Cell({ text, kept }: { text: string; kept: boolean }) {
  const { t } = useTranslation("relationships");
  return (
    <td className={clsx(kept && text !== "" && styles.kept)}>
      {kept && text !== "" && <Check aria-hidden />}
      <span>{text}</span>
      {kept && text !== "" && <span className="sr-only"> ({t("people.merge.kept")})</span>}
    </td>
  );
}

const says = (person: PersonFields, key: Shown): boolean => {
  const value = person[key];
  return Array.isArray(value) ? value.length > 0 : value !== null;
};

const LABELS = {
  nickname: "form.nickname",
  phone: "form.phone",
  email: "form.email",
  birthdate: "form.birthdate",
  anniversary: "form.anniversary",
  location: "form.location",
  timezone: "form.timezone",
  jobTitle: "form.jobTitle",
  nextPlannedInteraction: "form.nextPlannedInteraction",
  checkInFrequency: "form.checkInFrequency",
  relationshipType: "form.relationshipType",
  sharedInterests: "form.sharedInterests",
  notes: "form.notes",
  importantDates: "form.importantDates",
  sharedMilestones: "form.sharedMilestones",
  tags: "form.tags",
  socialMediaHandles: "people.handles",
} as const;
