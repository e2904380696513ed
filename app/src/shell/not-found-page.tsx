import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Logo } from "#app/ui/logo/logo.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { usePageTitle } from "./page-title.ts";
import styles from "./not-found-page.module.css";

/** What any other path shows. */
export function NotFoundPage() {
  const { t } = useTranslation("shell");
  usePageTitle(t("notFound.title"));
  return (
    <main className={styles.page}>
      <Logo size="lg" className={styles.logo} />
      <Orb size={64} />
      <h1>{t("notFound.title")}</h1>
      <p>{t("notFound.text")}</p>
      <ButtonLink variant="primary" href="/">
        {t("notFound.home")}
      </ButtonLink>
    </main>
  );
}
