import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { ApiError } from "#app/shell/http.ts";
import { isVisitor } from "#app/shell/owner.ts";
import { Button, buttonClass } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import styles from "./limit-dialog.module.css";

type LimitDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Says that the free plan is full, and what the other one holds. */
export function LimitDialog({ open, onOpenChange }: LimitDialogProps) {
  const { t } = useTranslation("relationships");
  const count = LIMITS.freeRelationships;
  const onward = { className: buttonClass({ variant: "primary" }), onClick: () => onOpenChange(false) };
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{t("limit.notNow")}</Button>
      {isVisitor() ? (
        <Link to="/auth" search={{ return_to: "/subscription" }} {...onward}>
          {t("limit.createAccount")}
        </Link>
      ) : (
        <Link to="/subscription" {...onward}>
          {t("limit.plans")}
        </Link>
      )}
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("limit.title")}
      description={t("limit.text")}
      footer={footer}
    >
      <p className={styles.kept}>{t("limit.kept")}</p>
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

/** Whether a failure says that no place is left: by our own code, or by a foreign text that holds the word. */
const isLimit = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "free-limit" || (error.code === null && /limit/i.test(error.detail)));

// Those that are on the screen, by what opens their dialog. An Undo may come when its own screen is already gone.
const hosts = new Set<(open: boolean) => void>();

/** The dialog for an act that may meet the limit: `refused` opens it and says whether the failure was the limit. */
export function useLimitDialog(): { refused: (error: unknown) => boolean; show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    hosts.add(setOpen);
    return () => {
      hosts.delete(setOpen);
    };
  }, []);
  const refused = (error: unknown): boolean => {
    const host = hosts.has(setOpen) ? setOpen : [...hosts].at(-1);
    if (!isLimit(error) || !host) return false;
    host(true);
    return true;
  };
  return { refused, show: () => setOpen(true), dialog: open && <LimitDialog open onOpenChange={setOpen} /> };
}
