import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Capture } from "#app/features/captures/contract.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { call } from "#app/shell/api.ts";
import { showFailure } from "#app/shell/failure.ts";
import { sayKey } from "#app/shell/language.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { reviseCapture } from "../contract.ts";
import { refreshRecords } from "./filing-cache.ts";

/** Corrects a capture's text: the original stays, the organizer reads the new words. */
export function EditTextDialog({
  capture,
  open,
  onOpenChange,
}: {
  capture: Capture;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("filing");
  const { t: ui } = useTranslation("ui");
  const client = useQueryClient();
  // As it was when the dialog opened: the correction is made on that version.
  const [before] = useState(capture);
  const [text, setText] = useState(capture.text);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setError(sayKey("filing:validation.blank") ?? undefined);
    if (text.length > LIMITS.captureText) return setError(t("tooLong", { count: text.length }));
    setError(undefined);
    setBusy(true);
    try {
      await call(reviseCapture, { params: { id: before.id }, body: { text }, ifMatch: before.version });
      onOpenChange(false);
    } catch (failure) {
      await showFailure(t("editText.failed"), failure);
    } finally {
      setBusy(false);
      void refreshRecords(client);
    }
  };

  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
      <Button variant="primary" type="submit" form="edit-text" busy={busy}>
        {t(busy ? "editText.saving" : "editText.save")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("editText.title")}
      description={t("editText.about")}
      footer={footer}
    >
      <form id="edit-text" noValidate onSubmit={(event) => void onSubmit(event)}>
        <Textarea
          own
          label={t("editText.label")}
          rows={8}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
