import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { ApiError } from "#app/shell/http.ts";
import { Button, buttonClass } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import styles from "./limit-dialog.module.css";

type LimitDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Says that the free plan is full, and what the other one holds. */
export function LimitDialog({ open, onOpenChange }: LimitDialogProps) {
  const { t } = useTranslation("filing");
  const count = LIMITS.freeRelationships;
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{t("limit.notNow")}</Button>
      <Link to="/subscription" className={buttonClass({ variant: "primary" })} onClick={() => onOpenChange(false)}>
        {t("limit.plans")}
      </Link>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("limit.title")}
      description={t("limit.text", { count })}
      footer={footer}
    >
      <div className={styles.plans}>
        <Plan name={t("limit.free")} lines={[t("limit.freePeople", { count }), t("limit.freeRest")]} />
        <Plan name={t("limit.premium")} lines={[t("limit.premiumPeople"), t("limit.premiumRest")]} />
      </div>
    </Dialog>
  );
}

function Plan({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <section className={styles.plan}>
      <h3>{name}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Check aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The dialog for an act that may meet the limit: `refused` opens it and says whether the failure was the limit. */
export function useLimitDialog(): { refused: (error: unknown) => boolean; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const refused = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false;
    const isLimit = error.code === "free-limit" || (error.code === null && /limit/i.test(error.detail));
    if (isLimit) setOpen(true);
    return isLimit;
  };
  return { refused, dialog: open && <LimitDialog open onOpenChange={setOpen} /> };
}
