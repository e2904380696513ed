import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { groupOf } from "../rules.ts";
import { DateLines } from "./date-lines.tsx";
import { bind, type SectionProps } from "./form-fields.ts";
import { addMilestone } from "./person-form.ts";
import { TagField } from "./tag-field.tsx";
import styles from "./relationship-dialog.module.css";

/** Everything else. */
export function ExtrasSection(props: SectionProps) {
  const { form, set, errorOf } = props;
  const { t } = useTranslation("relationships");
  const field = bind(props);
  return (
    <>
      <TagField {...props} />
      <TextField label={t("form.jobTitle")} maxLength={LIMITS.title} autoComplete="off" {...field("jobTitle")} />
      {form.photo !== "" && (
        <div role="group" aria-label={t("form.photo")} className={styles.photo}>
          <Avatar name={form.firstName} src={form.photo} size={64} tone={groupOf(form.relationshipType)} />
          <Button onClick={() => set({ photo: "" })}>{t("form.removePhoto")}</Button>
        </div>
      )}
      <DateLines
        name="milestoneDraft"
        title={t("form.sharedMilestones")}
        label={t("form.milestoneTitle")}
        add={t("form.addMilestone")}
        lines={form.sharedMilestones}
        onLines={(sharedMilestones) => set({ sharedMilestones })}
        draft={form.milestoneDraft}
        onDraft={(milestoneDraft) => set({ milestoneDraft })}
        onAdd={() => set(addMilestone(form))}
        error={errorOf("milestoneDraft")}
      />
    </>
  );
}
