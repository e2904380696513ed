import { memo } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { PRONOUNS, RELATIONSHIP_TYPES } from "../contract.ts";
import { bind, type SectionProps } from "./form-fields.ts";
import { asType } from "./person-form.ts";
import styles from "./relationship-dialog.module.css";

/** Who somebody is. */
export function CoreSection(props: SectionProps) {
  const { form, set } = props;
  const { t } = useTranslation("relationships");
  const field = bind(props);
  const text = { maxLength: LIMITS.title, autoComplete: "off" };
  const notSaid = { value: "", label: t("form.notSaid") };
  return (
    <div className={styles.pairs}>
      <TextField label={t("form.firstName")} {...text} {...field("firstName")} />
      <TextField label={t("form.lastName")} {...text} {...field("lastName")} />
      <TextField label={t("form.nickname")} placeholder={t("form.nicknameHint")} {...text} {...field("nickname")} />
      <Select
        label={t("form.relationshipType")}
        options={RELATIONSHIP_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        {...field("relationshipType")}
        onChange={(event) => set({ relationshipType: asType(event.target.value) })}
      />
      {form.relationshipType === "other" && (
        <TextField
          label={t("form.customRelationship")}
          placeholder={t("form.customHint")}
          {...text}
          {...field("customRelationship")}
        />
      )}
      <Select
        label={t("form.pronouns")}
        options={[notSaid, ...PRONOUNS.map((value) => ({ value, label: t(`pronouns.${value}`) }))]}
        {...field("pronouns")}
      />
      <TextField type="date" label={t("form.birthdate")} {...field("birthdate")} />
      <TextField type="date" label={t("form.anniversary")} {...field("anniversary")} />
      <TextField label={t("form.location")} {...text} {...field("location")} />
      <ZoneSelect label={t("form.timezone")} none={notSaid.label} zone={form.timezone} set={set} />
    </div>
  );
}

type ZoneSelectProps = Pick<SectionProps, "set"> & { label: string; none: string; zone: string };

// Four hundred choices, drawn once and not at every letter that is typed beside them.
const ZoneSelect = memo(function ZoneSelect({ label, none, zone, set }: ZoneSelectProps) {
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  const zones = zone === "" || known.includes(zone) ? known : [zone, ...known];
  return (
    <Select
      label={label}
      name="timezone"
      value={zone}
      onChange={(event) => set({ timezone: event.target.value })}
      options={[{ value: "", label: none }, ...zones.map((value) => ({ value, label: value.replaceAll("_", " ") }))]}
    />
  );
});
