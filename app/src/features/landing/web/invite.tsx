import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button/button.tsx";
import styles from "./landing-page.module.css";

/** Asks a visitor to stay. */
export function Invite() {
  const { t } = useTranslation("landing");
  return (
    <div className={styles.invite}>
      <div>
        <h2>{t("invite.title")}</h2>
        <p>{t("invite.text")}</p>
      </div>
      <ButtonLink variant="primary" href="/auth">
        {t("invite.action")}
      </ButtonLink>
    </div>
  );
}
