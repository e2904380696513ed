import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { Select } from "#app/ui/select/select.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { LOVE_LANGUAGES } from "../contract.ts";
import { DateLines } from "./date-lines.tsx";
import { bind, type SectionProps } from "./form-fields.ts";
import { addDate } from "./person-form.ts";

/** What matters to somebody, and what is worth remembering. */
export function PreferencesSection(props: SectionProps) {
  const { form, set, errorOf } = props;
  const { t } = useTranslation("relationships");
  const field = bind(props);
  const prose = { maxLength: LIMITS.notes, rows: 3 };
  return (
    <>
      <Select
        label={t("form.loveLanguage")}
        options={[
          { value: "", label: t("form.notSaid") },
          ...LOVE_LANGUAGES.map((value) => ({ value, label: t(`loveLanguages.${value}`) })),
        ]}
        {...field("loveLanguage")}
      />
      <Textarea label={t("form.sharedInterests")} {...prose} {...field("sharedInterests")} />
      <Textarea own label={t("form.notes")} {...prose} {...field("notes")} />
      <DateLines
        name="dateDraft"
        title={t("form.importantDates")}
        label={t("form.dateLabel")}
        add={t("form.addDate")}
        lines={form.importantDates}
        onLines={(importantDates) => set({ importantDates })}
        draft={form.dateDraft}
        onDraft={(dateDraft) => set({ dateDraft })}
        onAdd={() => set(addDate(form))}
        error={errorOf("dateDraft")}
      />
    </>
  );
}
