import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { FREQUENCIES } from "../contract.ts";
import { bind, type SectionProps } from "./form-fields.ts";
import { asFrequency } from "./person-form.ts";
import styles from "./relationship-dialog.module.css";

/** How often to check in, and what is planned next. */
export function SchedulingSection(props: SectionProps) {
  const { t } = useTranslation("relationships");
  const field = bind(props);
  return (
    <>
      <div className={styles.pairs}>
        <Select
          label={t("form.checkInFrequency")}
          hint={t("form.checkInHint")}
          options={FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
          {...field("checkInFrequency")}
          onChange={(event) => props.set({ checkInFrequency: asFrequency(event.target.value) })}
        />
        <TextField type="date" label={t("form.nextPlannedInteraction")} {...field("nextPlannedInteraction")} />
      </div>
      <Textarea
        label={t("form.nextPlannedInteractionDescription")}
        rows={2}
        maxLength={LIMITS.notes}
        {...field("nextPlannedInteractionDescription")}
      />
    </>
  );
}
