import ChevronDown from "lucide-react/icons/chevron-down";
import PenLine from "lucide-react/icons/pen-line";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountMenu } from "#app/shell/account-menu.tsx";
import { currentLanguage } from "#app/shell/language.ts";
import { usePageTitle } from "#app/shell/page-title.ts";
import { useSession } from "#app/shell/session.ts";
import { useShell } from "#app/shell/slots.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Menu, MenuItem } from "#app/ui/menu/menu.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { iconOf } from "./areas.tsx";
import type { DialogName } from "./dashboard-dialogs.tsx";
import styles from "./dashboard-head.module.css";

/** Who is here and what day it is; asking, checking in, adding something, and the account. */
export function DashboardHead({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  const { t } = useTranslation("dashboard");
  const { user } = useSession();
  const { openAsk } = useShell();
  const [now] = useState(() => new Date());
  const title = t(`greeting.${partOfDay(now)}`, { name: user?.firstName || t("visitorName") });
  usePageTitle(title);
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p>{today(now)}</p>
        <h1>{title}</h1>
      </div>
      <div className={styles.acts}>
        <Button icon={<Orb size={14} />} onClick={() => openAsk()}>
          {t("ask")}
        </Button>
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => onOpen("checkIn")}>
          {t("checkIn")}
        </Button>
      </div>
      <div className={styles.menus}>
        <NewMenu onOpen={onOpen} />
        {user && (
          <AccountMenu
            user={user}
            trigger={
              <button type="button" className={styles.me} title={t("account")}>
                <Avatar name={`${user.firstName} ${user.lastName}`} src={user.avatarUrl} size={34} />
                <span className="sr-only">{t("account")}</span>
              </button>
            }
          />
        )}
      </div>
    </div>
  );
}

function NewMenu({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  const { t } = useTranslation("dashboard");
  const { openQuickCapture } = useShell();
  const trigger = (
    <Button className={styles.new}>
      {t("new.button")}
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<PenLine aria-hidden />} onSelect={() => openQuickCapture()}>
        {t("new.capture")}
      </MenuItem>
      <MenuItem icon={iconOf("task")} onSelect={() => onOpen("task")}>
        {t("new.task")}
      </MenuItem>
      <MenuItem icon={iconOf("goal")} onSelect={() => onOpen("goal")}>
        {t("new.goal")}
      </MenuItem>
      <MenuItem icon={iconOf("relationship")} onSelect={() => onOpen("person")}>
        {t("new.person")}
      </MenuItem>
      <MenuItem icon={iconOf("gratitude")} onSelect={() => onOpen("gratitude")}>
        {t("new.gratitude")}
      </MenuItem>
    </Menu>
  );
}

const partOfDay = (now: Date) => (now.getHours() < 12 ? "morning" : now.getHours() < 18 ? "afternoon" : "evening");

const today = (now: Date): string =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday: "long", month: "long", day: "numeric" }).format(now);
