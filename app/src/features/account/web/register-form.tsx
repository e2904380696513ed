import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { register as registerAccount, type User } from "#app/features/account/contract.ts";
import { call } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { hasDeviceThings } from "#app/shell/device/device-keys.ts";
import { agreeToMove } from "#app/shell/device/moving-consent.ts";
import { showFailure } from "#app/shell/failure.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PasswordField, TextField } from "#app/ui/field/text-field.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { errorWords, showFieldErrors } from "./form-errors.ts";
import { registrationForm } from "./registration-form.ts";
import styles from "./auth-page.module.css";

const EMPTY = { username: "", firstName: "", lastName: "", birthday: "", email: "", password: "", confirmPassword: "" };
const FIELDS = ["username", "firstName", "lastName", "birthday", "email", "password"] as const;
const TAKEN = { username: "account:validation.usernameTaken", email: "account:validation.emailTaken" };

/** All that an account needs; `onDone` gets it. */
export function RegisterForm({ onDone }: { onDone: (user: User) => void }) {
  const { t } = useTranslation("account");
  const timezone = deviceTimeZone();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(registrationForm),
    defaultValues: { ...EMPTY, timezone },
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async ({ confirmPassword: _stays, ...body }) => {
    try {
      const user = await call(registerAccount, { body });
      // What stands on this device moves into the new account by itself (decisions 9).
      if (hasDeviceThings()) agreeToMove(user.id);
      showToast({ title: t("auth.registerDone") });
      onDone(user);
    } catch (error) {
      showFieldErrors(error, FIELDS, setError, TAKEN);
      await showFailure(t("auth.registerFailed"), error);
    }
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label={t("auth.username")}
        error={errorWords(errors.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register("username")}
      />
      <div className={styles.two}>
        <TextField
          label={t("auth.firstName")}
          error={errorWords(errors.firstName)}
          autoComplete="given-name"
          {...register("firstName")}
        />
        <TextField
          label={t("auth.lastName")}
          error={errorWords(errors.lastName)}
          autoComplete="family-name"
          {...register("lastName")}
        />
      </div>
      <TextField
        label={t("auth.birthday")}
        error={errorWords(errors.birthday)}
        type="date"
        autoComplete="bday"
        {...register("birthday")}
      />
      <TextField
        label={t("auth.email")}
        error={errorWords(errors.email)}
        type="email"
        autoComplete="email"
        {...register("email")}
      />
      <div className={styles.two}>
        <PasswordField
          label={t("auth.password")}
          error={errorWords(errors.password)}
          autoComplete="new-password"
          {...register("password")}
        />
        <PasswordField
          label={t("auth.confirmPassword")}
          error={errorWords(errors.confirmPassword)}
          autoComplete="new-password"
          {...register("confirmPassword")}
        />
      </div>
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {t(isSubmitting ? "auth.creating" : "auth.register")}
      </Button>
      <p className={styles.timezone}>{errorWords(errors.timezone) ?? t("auth.timezone", { timezone })}</p>
    </form>
  );
}
