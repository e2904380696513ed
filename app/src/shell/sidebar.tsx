import { Link, useLocation } from "@tanstack/react-router";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import LogIn from "lucide-react/icons/log-in";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Logo } from "#app/ui/logo/logo.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { SIDEBAR } from "./nav-links.ts";
import { Navigation } from "./navigation.tsx";
import type { SessionUser } from "./session.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import styles from "./sidebar.module.css";

/** The sidebar of 768 px and up. `onAsk` is left out where there is no ask dialog. */
export function Sidebar({ user, onAsk }: { user: SessionUser | null; onAsk: (() => void) | undefined }) {
  return (
    <div className={styles.side}>
      <div className={styles.logo}>
        <Logo size="md" orb />
      </div>
      {onAsk && <AskButton onAsk={onAsk} />}
      <Navigation sections={SIDEBAR} />
      <div className={styles.foot}>
        <div className={styles.choices}>
          <LanguageChoice />
          <ThemeToggle />
        </div>
        {user ? <Me user={user} /> : <LogInLink className={styles.me} />}
      </div>
    </div>
  );
}

const ASK_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K";

function AskButton({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <button type="button" className={styles.ask} onClick={onAsk} aria-keyshortcuts="Meta+K Control+K">
      <Orb size={16} />
      <span>{t("ask")}</span>
      <kbd aria-hidden>{ASK_KEYS}</kbd>
    </button>
  );
}

function Me({ user }: { user: SessionUser }) {
  const { t } = useTranslation("shell");
  const name = `${user.firstName} ${user.lastName}`;
  const trigger = (
    <button type="button" className={styles.me}>
      <Avatar name={name} src={user.avatarUrl} />
      <span>{name}</span>
      <span className="sr-only">{t("accountMenu")}</span>
      <ChevronsUpDown aria-hidden />
    </button>
  );
  return <AccountMenu user={user} trigger={trigger} side="top" />;
}

/** Where a visitor signs in, and comes back to where they were. */
export function LogInLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation("shell");
  const here = useLocation({ select: (location) => location.href });
  return (
    <Link to="/auth" search={{ return_to: here }} className={className}>
      <LogIn aria-hidden />
      {t("logIn")}
    </Link>
  );
}
