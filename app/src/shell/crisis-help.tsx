import HeartHandshake from "lucide-react/icons/heart-handshake";
import { useTranslation } from "react-i18next";
import styles from "./crisis-help.module.css";

// By country; the order is that of the interface's languages, nothing else.
const LINES = [
  { word: "us", number: "988" },
  { word: "uk", number: "116 123" },
  { word: "es", number: "024" },
  { word: "fr", number: "3114" },
] as const;

/** Shown instead of items where words of crisis were written: that they are kept, and who listens. */
export function CrisisHelp() {
  const { t } = useTranslation("shell");
  return (
    <output className={styles.help}>
      <HeartHandshake aria-hidden />
      <div>
        <p className={styles.kept}>{t("crisis.title")}</p>
        <p>{t("crisis.text")}</p>
        <dl>
          {LINES.map(({ word, number }) => (
            <div key={word}>
              <dt>{t(`crisis.${word}`)}</dt>
              <dd>
                <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>
              </dd>
            </div>
          ))}
        </dl>
        <p>{t("crisis.elsewhere")}</p>
      </div>
    </output>
  );
}
