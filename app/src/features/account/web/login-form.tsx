import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { credentials, login, type User } from "#app/features/account/contract.ts";
import { call } from "#app/shell/api.ts";
import { showFailure } from "#app/shell/failure.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PasswordField, TextField } from "#app/ui/field/text-field.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { errorWords } from "./form-errors.ts";
import styles from "./auth-page.module.css";

/** Username and password; `onDone` gets the account. */
export function LoginForm({ onDone }: { onDone: (user: User) => void }) {
  const { t } = useTranslation("account");
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { username: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async (body) => {
    try {
      const user = await call(login, { body });
      showToast({ title: t("auth.loginDone.title"), description: t("auth.loginDone.text", { name: user.firstName }) });
      onDone(user);
    } catch (error) {
      await showFailure(t("auth.loginFailed"), error);
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
      <PasswordField
        label={t("auth.password")}
        error={errorWords(errors.password)}
        autoComplete="current-password"
        {...register("password")}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {t(isSubmitting ? "auth.loggingIn" : "auth.login")}
      </Button>
    </form>
  );
}
