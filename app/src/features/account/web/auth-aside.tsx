import Lightbulb from "lucide-react/icons/lightbulb";
import ListChecks from "lucide-react/icons/list-checks";
import Target from "lucide-react/icons/target";
import Users from "lucide-react/icons/users";
import { useTranslation } from "react-i18next";
import { IconTile } from "#app/ui/badge/badge.tsx";
import { MarkedText } from "#app/ui/marked-text/marked-text.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import styles from "./auth-aside.module.css";

const BLURBS = [
  { word: "organize", tone: "task", icon: ListChecks },
  { word: "goals", tone: "goal", icon: Target },
  { word: "relationships", tone: "relationship", icon: Users },
  { word: "insights", tone: "insight", icon: Lightbulb },
] as const;

/** The panel of wide screens: a note with its marks, and what the product does with it. */
export function AuthAside() {
  const { t } = useTranslation("account");
  return (
    <aside aria-label={t("blurbs.about")} className={styles.aside}>
      <Orb size={64} />
      <blockquote className={styles.note}>
        <ExampleNote />
      </blockquote>
      <ul>
        {BLURBS.map(({ word, tone, icon: Icon }) => (
          <li key={word} className={styles.blurb}>
            <IconTile tone={tone}>
              <Icon />
            </IconTile>
            <div>
              <h2>{t(`blurbs.${word}.title`)}</h2>
              <p>{t(`blurbs.${word}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function ExampleNote() {
  const { t } = useTranslation("account");
  const parts = (["task", "between", "gratitude", "then", "emotion", "end"] as const).map((part) => ({
    part,
    words: t(`blurbs.note.${part}`),
  }));
  const text = parts.map(({ words }) => words).join("");
  const marks = (["task", "gratitude", "emotion"] as const).map((area) => {
    const start = parts
      .slice(
        0,
        parts.findIndex(({ part }) => part === area),
      )
      .reduce((sum, { words }) => sum + words.length, 0);
    return { id: area, area, span: { start, end: start + t(`blurbs.note.${area}`).length } };
  });
  return <MarkedText text={text} marks={marks} />;
}
