import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { calendarDate } from "#app/shared/calendar-date.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { someText } from "#app/shared/text.ts";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import { sayKey } from "#app/shell/language.ts";
import type { DialogSlotProps } from "#app/shell/slots.ts";
import { useToday } from "#app/shell/today.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { categoriesIn } from "../rules.ts";
import { useGratitudeActs } from "./use-gratitude-acts.tsx";
import styles from "./gratitude-entry-dialog.module.css";

/** The dashboard's quick form, "Add Gratitude Entry". */
export function GratitudeEntryDialog({ open, onOpenChange }: DialogSlotProps) {
  return open ? <OpenDialog onOpenChange={onOpenChange} /> : null;
}

const form = z.object({
  content: someText(LIMITS.notes, "gratitude:validation.content"),
  date: calendarDate,
  categories: z.string().transform(categoriesIn),
});

function OpenDialog({ onOpenChange }: Pick<DialogSlotProps, "onOpenChange">) {
  const { t } = useTranslation("gratitude");
  const { t: ui } = useTranslation("ui");
  const { add } = useGratitudeActs();
  const today = useToday();
  // A second try after a broken connection makes one entry.
  const [id] = useState(() => crypto.randomUUID());
  const [crisis, setCrisis] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { content: "", date: today, categories: "" },
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(
    async ({ content, date, categories }) => {
      // An instant, as the form has always sent it; midnight UTC means that very date, whatever the time zone.
      const saved = await add({ id, content, date: `${date}T00:00:00.000Z`, categories });
      if (saved === "crisis") setCrisis(true);
      if (saved === "kept") onOpenChange(false);
    },
    (wrong) => {
      if (wrong.content)
        showToast({ title: t("form.required"), description: t("validation.content"), destructive: true });
    },
  );
  const footer = crisis ? (
    <Button onClick={() => onOpenChange(false)}>{t("form.done")}</Button>
  ) : (
    <>
      <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
      <Button variant="primary" type="submit" form="gratitude-form" busy={isSubmitting}>
        {t(isSubmitting ? "page.saving" : "form.submit")}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onOpenChange} title={t("form.open")} footer={footer} size="narrow">
      {crisis ? (
        <CrisisHelp />
      ) : (
        <form id="gratitude-form" noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
          <Textarea
            own
            rows={4}
            label={t("form.content")}
            maxLength={LIMITS.notes}
            error={errors.content ? t("validation.content") : undefined}
            {...register("content")}
          />
          <TextField
            type="date"
            label={t("form.date")}
            error={errors.date && (sayKey("shared:validation.date") ?? undefined)}
            {...register("date")}
          />
          <TextField
            optional
            label={t("form.categories")}
            hint={t("form.categoriesHint")}
            {...register("categories")}
          />
        </form>
      )}
    </Dialog>
  );
}
