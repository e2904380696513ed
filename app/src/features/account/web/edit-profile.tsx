import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { changeUser, profileChange } from "#app/features/account/contract.ts";
import { call } from "#app/shell/api.ts";
import { showFailure } from "#app/shell/failure.ts";
import { ApiError } from "#app/shell/http.ts";
import { setSession, type SessionUser } from "#app/shell/session.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { ConfirmPasswordDialog } from "./confirm-password-dialog.tsx";
import { errorWords, showFieldErrors } from "./form-errors.ts";
import styles from "./profile-page.module.css";

const FIELDS = ["firstName", "lastName", "email", "timezone"] as const;
const form = profileChange.required();
const TAKEN = { email: "account:validation.emailTaken" };

/** The profile as a form: read until Edit is pressed. */
export function EditProfile({ user }: { user: SessionUser }) {
  const { t } = useTranslation("account");
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const { firstName, lastName, email, timezone } = user;
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { firstName, lastName, email, timezone },
  });
  const { errors, isSubmitting } = formState;

  const onSubmit = handleSubmit(async (body) => {
    try {
      setSession(client, await call(changeUser, { body, ifMatch: user.version }));
      setEditing(false);
      showToast({ title: t("profile.done.title"), description: t("profile.done.text") });
    } catch (error) {
      if (error instanceof ApiError && error.code === "confirm-password") return setConfirming(true);
      showFieldErrors(error, FIELDS, setError, TAKEN);
      await showFailure(t("profile.failed"), error);
    }
  });

  const onToggle = () => {
    reset();
    setEditing(!editing);
  };
  const zones = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name),
    disabled: !editing,
    error: errorWords(errors[name]),
  });
  return (
    <Card>
      <div className={styles.cardHead}>
        <h2>{t("profile.editTitle")}</h2>
        <Button size="sm" onClick={onToggle}>
          {t(editing ? "profile.cancel" : "profile.edit")}
        </Button>
      </div>
      <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <TextField label={t("profile.firstName")} autoComplete="given-name" {...field("firstName")} />
        <TextField label={t("profile.lastName")} autoComplete="family-name" {...field("lastName")} />
        <TextField type="email" label={t("profile.email")} autoComplete="email" {...field("email")} />
        <TextField label={t("profile.timezone")} list="time-zones" autoComplete="off" {...field("timezone")} />
        <datalist id="time-zones">
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </datalist>
        {editing && (
          <Button type="submit" variant="primary" wide busy={isSubmitting}>
            {t(isSubmitting ? "profile.saving" : "profile.save")}
          </Button>
        )}
      </form>
      {confirming && (
        <ConfirmPasswordDialog
          open
          onOpenChange={setConfirming}
          onConfirmed={() => {
            setConfirming(false);
            void onSubmit();
          }}
        />
      )}
    </Card>
  );
}
