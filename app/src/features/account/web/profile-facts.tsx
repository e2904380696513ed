import LogOut from "lucide-react/icons/log-out";
import { useTranslation } from "react-i18next";
import { formatLongDate } from "#app/shell/dates.ts";
import type { SessionUser } from "#app/shell/session.ts";
import { useSignOut } from "#app/shell/sign-out.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import styles from "./profile-page.module.css";

/** What the account holds of the person, and the way out. */
export function ProfileFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation("account");
  const signOut = useSignOut();
  const facts = [
    { word: "username", value: user.username },
    { word: "birthday", value: user.birthday && formatLongDate(user.birthday) },
    { word: "timezone", value: user.timezone },
    { word: "memberSince", value: formatLongDate(user.createdAt) },
  ] as const;
  return (
    <Card>
      <h2>{t("profile.title")}</h2>
      <dl className={styles.facts}>
        {facts.map(({ word, value }) => (
          <div key={word}>
            <dt>{t(`profile.${word}`)}</dt>
            <dd>{value || t("profile.notSet")}</dd>
          </div>
        ))}
      </dl>
      <Button icon={<LogOut aria-hidden />} onClick={() => void signOut()}>
        {t("profile.signOut")}
      </Button>
    </Card>
  );
}
