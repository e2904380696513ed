import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { confirmPassword } from "#app/features/account/contract.ts";
import { call } from "#app/shell/api.ts";
import { showFailure } from "#app/shell/failure.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { PasswordField } from "#app/ui/field/text-field.tsx";

type ConfirmPasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onConfirmed: () => void };

/** Asks for the password once more, for what needs a fresh proof. */
export function ConfirmPasswordDialog({ open, onOpenChange, onConfirmed }: ConfirmPasswordDialogProps) {
  const { t } = useTranslation("account");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands in a form of its own, but React hands its events on to the one around it.
    event.stopPropagation();
    setBusy(true);
    try {
      await call(confirmPassword, { body: { password } });
      onConfirmed();
    } catch (error) {
      await showFailure(t("profile.confirm.failed"), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="narrow"
      title={t("profile.confirm.title")}
      description={t("profile.confirm.text")}
      footer={
        <Button type="submit" form="confirm-password" variant="primary" busy={busy} disabled={password === ""}>
          {t("profile.confirm.submit")}
        </Button>
      }
    >
      <form id="confirm-password" noValidate onSubmit={(event) => void onSubmit(event)}>
        <PasswordField
          label={t("profile.confirm.password")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
