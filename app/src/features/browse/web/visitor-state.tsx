import { Link, useLocation } from "@tanstack/react-router";
import Layers from "lucide-react/icons/layers";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";

/** What a visitor sees: what will be here, and the way in. */
export function VisitorState() {
  const { t } = useTranslation("browse");
  const here = useLocation({ select: (location) => location.href });
  const action = (
    <Link to="/auth" search={{ return_to: here }} className={buttonClass({ variant: "primary" })}>
      {t("visitor.action")}
    </Link>
  );
  return (
    <EmptyState
      icon={<Layers aria-hidden />}
      tone="accent"
      title={t("visitor.title")}
      text={t("visitor.text")}
      action={action}
    />
  );
}
