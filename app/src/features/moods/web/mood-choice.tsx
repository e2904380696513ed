import type { Mood } from "@wisp/organizer";
import { useId, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { MoodFace } from "./mood-face.tsx";
import styles from "./mood-choice.module.css";

type MoodChoiceProps = {
  /** The name of the group. */
  label: string;
  hideLabel?: boolean;
  moods: readonly Mood[];
  value: Mood | null;
  onChange: (mood: Mood) => void;
  /** The first face, where the focus goes when a mood is missing. */
  ref?: Ref<HTMLInputElement>;
};

/** One mood of several, by its face and its word: the browser's own radio buttons, so arrow keys work. */
export function MoodChoice({ label, hideLabel = false, moods, value, onChange, ref }: MoodChoiceProps) {
  const { t } = useTranslation("moods");
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-required className={styles.choice}>
      <legend className={hideLabel ? "sr-only" : styles.legend}>{label}</legend>
      <div className={styles.faces}>
        {moods.map((mood, index) => (
          <label key={mood} className={styles.face}>
            <input
              {...(index === 0 && ref && { ref })}
              type="radio"
              name={name}
              checked={mood === value}
              onChange={() => onChange(mood)}
            />
            <MoodFace mood={mood} />
            {t(`moods.${mood}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
