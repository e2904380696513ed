import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Tone } from "#app/ui/badge/badge.tsx";
import { buttonClass } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";

type VisitorStateProps = {
  icon: ReactNode;
  tone?: Tone;
  title: string;
  /** What will be here. */
  text: string;
  /** Closes what it stands in, e.g. a dialog. */
  onFollow?: (() => void) | undefined;
};

/** What a visitor sees in the place of what needs an account: what will be here, and the way in. */
export function VisitorState({ onFollow, ...words }: VisitorStateProps) {
  const { t } = useTranslation("shell");
  const here = useLocation({ select: (location) => location.href });
  const action = (
    <Link to="/auth" search={{ return_to: here }} className={buttonClass({ variant: "primary" })} onClick={onFollow}>
      {t("signInOrRegister")}
    </Link>
  );
  return <EmptyState {...words} action={action} />;
}
