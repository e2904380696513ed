import { Link, useLocation } from "@tanstack/react-router";
import LogIn from "lucide-react/icons/log-in";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";

/** What a visitor sees where words would be kept. */
export function SignInFirst({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation("filing");
  const here = useLocation({ select: (location) => location.href });
  const action = (
    <Link to="/auth" search={{ return_to: here }} className={buttonClass({ variant: "primary" })} onClick={onFollow}>
      {t("upload.visitor.action")}
    </Link>
  );
  return (
    <EmptyState
      icon={<LogIn aria-hidden />}
      tone="accent"
      title={t("upload.visitor.title")}
      text={t("upload.visitor.text")}
      action={action}
    />
  );
}
