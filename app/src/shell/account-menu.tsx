import { Link } from "@tanstack/react-router";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import User from "lucide-react/icons/user";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Menu, MenuHeader, MenuItem, MenuLink, MenuSeparator } from "#app/ui/menu/menu.tsx";
import type { SessionUser } from "./session.ts";
import { useSignOut } from "./sign-out.ts";

/** The menu behind an avatar: who is signed in, Profile, Settings, Log out. `trigger` is the button that opens it. */
export function AccountMenu({
  user,
  trigger,
  side = "bottom",
}: {
  user: SessionUser;
  trigger: ReactNode;
  side?: "top" | "bottom";
}) {
  const { t } = useTranslation("shell");
  const signOut = useSignOut();
  return (
    <Menu trigger={trigger} side={side} align={side === "top" ? "start" : "end"}>
      <MenuHeader>
        <b>
          {user.firstName} {user.lastName}
        </b>
        {user.email}
      </MenuHeader>
      <MenuSeparator />
      <MenuLink>
        <Link to="/profile">
          <User aria-hidden />
          {t("nav.profile")}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/settings">
          <Settings aria-hidden />
          {t("nav.settings")}
        </Link>
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        {t("logOut")}
      </MenuItem>
    </Menu>
  );
}
