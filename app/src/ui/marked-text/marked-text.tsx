import { clsx } from "clsx";
import hues from "#app/ui/badge/hues.module.css";
import { splitMarks, type Mark } from "./split-marks.ts";
import styles from "./marked-text.module.css";

type MarkedTextProps = {
  text: string;
  marks: readonly Mark[];
  /** The mark that is lit, because the pointer is on it or on its item. */
  active?: string | null;
  onActive?: (id: string | null) => void;
};

/** The person's own words in the serif, each stretch that became an item underlined in its area's hue. */
export function MarkedText({ text, marks, active = null, onActive }: MarkedTextProps) {
  return (
    <p className={styles.text}>
      {splitMarks(text, marks).map(({ start, text: words, mark }) =>
        mark === null ? (
          <span key={start}>{words}</span>
        ) : (
          <mark
            key={start}
            className={clsx(styles.mark, hues[mark.area], mark.id === active && styles.lit)}
            onPointerEnter={() => onActive?.(mark.id)}
            onPointerLeave={() => onActive?.(null)}
          >
            {words}
          </mark>
        ),
      )}
    </p>
  );
}
