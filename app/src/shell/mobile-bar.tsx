import { Link } from "@tanstack/react-router";
import LogOut from "lucide-react/icons/log-out";
import MenuIcon from "lucide-react/icons/menu";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Drawer } from "#app/ui/drawer/drawer.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Logo } from "#app/ui/logo/logo.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { DRAWER } from "./nav-links.ts";
import { Navigation } from "./navigation.tsx";
import type { SessionUser } from "./session.ts";
import { LogInLink } from "./sidebar.tsx";
import { useSignOut } from "./sign-out.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import styles from "./mobile-bar.module.css";

/** The bar of narrow screens with its drawer. */
export function MobileBar({ user, onAsk }: { user: SessionUser | null; onAsk: (() => void) | undefined }) {
  const { t } = useTranslation("shell");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={styles.bar}>
      <IconButton label={t("openMenu")} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon aria-hidden />
      </IconButton>
      <Logo size="md" className={styles.logo} />
      {onAsk ? (
        <IconButton label={t("ask")} onClick={onAsk}>
          <Orb size={22} />
        </IconButton>
      ) : (
        <span className={styles.gap} />
      )}
      <Drawer open={open} onOpenChange={setOpen} title={t("menu")} head={<Logo size="md" />}>
        <Navigation sections={DRAWER} onFollow={close} />
        <div className={styles.foot}>
          <div className={styles.choices}>
            <LanguageChoice />
            <ThemeToggle />
          </div>
          {user ? <DrawerAccount user={user} onFollow={close} /> : <LogInLink className={styles.row} />}
        </div>
      </Drawer>
    </header>
  );
}

function DrawerAccount({ user, onFollow }: { user: SessionUser; onFollow: () => void }) {
  const { t } = useTranslation("shell");
  const signOut = useSignOut();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <button type="button" className={styles.row} onClick={() => void signOut()}>
        <LogOut aria-hidden />
        {t("logOut")}
      </button>
      <Link to="/profile" className={styles.me} onClick={onFollow}>
        <Avatar name={name} src={user.avatarUrl} />
        <span>
          {name}
          <small>{t("nav.viewProfile")}</small>
        </span>
      </Link>
    </>
  );
}
