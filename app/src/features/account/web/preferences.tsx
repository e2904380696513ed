import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageChoice } from "#app/shell/language-choice.tsx";
import { readTheme, setTheme, THEMES } from "#app/shell/theme.ts";
import { Card } from "#app/ui/card/card.tsx";
import { Select } from "#app/ui/select/select.tsx";
import styles from "./profile-page.module.css";

/** How the interface looks and speaks; kept on this device. */
export function Preferences() {
  const { t } = useTranslation("account");
  const [theme, choose] = useState(readTheme);
  return (
    <Card className={styles.preferences}>
      <h2>{t("profile.tab.preferences")}</h2>
      <div className={styles.form}>
        <Select
          label={t("profile.theme")}
          value={theme}
          options={["system" as const, "light" as const, "dark" as const].map((value) => ({
            value,
            label: t(`profile.themes.${value}`),
          }))}
          onChange={(event) => {
            const chosen = THEMES.find((value) => value === event.target.value);
            if (!chosen) return;
            setTheme(chosen);
            choose(chosen);
          }}
        />
        <LanguageChoice framed />
        <p className={styles.hint}>{t("profile.onDevice")}</p>
      </div>
    </Card>
  );
}
