import { useTranslation } from "react-i18next";
import type { SessionUser } from "#app/shell/current-user.ts";
import { ThemeToggle } from "#app/shell/theme-toggle.tsx";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import styles from "./landing-page.module.css";

/** The top right: Log in, or one's own face on the way to the dashboard; the theme. `user` is undefined until known. */
export function LandingHeader({ user, onLeave }: { user: SessionUser | null | undefined; onLeave: () => void }) {
  const { t } = useTranslation("landing");
  return (
    <header className={styles.header}>
      {user === null && (
        <ButtonLink href="/auth" onClick={onLeave}>
          {t("logIn")}
        </ButtonLink>
      )}
      {user && (
        <a href="/dashboard" title={`${user.firstName} ${user.lastName}`} className={styles.me}>
          <span className="sr-only">{t("toDashboard")}</span>
          <Avatar name={`${user.firstName} ${user.lastName}`} src={user.avatarUrl} size={36} />
        </a>
      )}
      <ThemeToggle />
    </header>
  );
}
