import { clsx } from "clsx";
import { useRef, type ComponentProps } from "react";
import hues from "#app/ui/badge/hues.module.css";
import { splitMarks, type Mark } from "./split-marks.ts";
import styles from "./marked-textarea.module.css";

type MarkedTextareaProps = Omit<ComponentProps<"textarea">, "value"> & {
  value: string;
  marks: readonly Mark[];
  /** The mark that is lit, because the pointer or the caret is in it, or because of its item. */
  active?: string | null;
  onActive?: (id: string | null) => void;
};

/**
 * A bare textarea that grows with its text and underlines stretches of it while it is being written. Its owner gives it
 * a name; `className` sets the type and the room around it.
 */
export function MarkedTextarea({ value, marks, active = null, onActive, className, ...area }: MarkedTextareaProps) {
  // An unseen copy of the text stands in the same cell: it carries the lines, and gives the cell its height.
  const copy = useRef<HTMLDivElement>(null);
  const markAt = (x: number, y: number): string | null => {
    for (const element of copy.current?.querySelectorAll("mark") ?? [])
      for (const box of element.getClientRects())
        if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return element.dataset["mark"] ?? null;
    return null;
  };
  const markAround = (caret: number): string | null =>
    marks.find(({ span }) => span.start < caret && caret < span.end)?.id ?? null;
  return (
    <div className={clsx(styles.area, className)}>
      <div ref={copy} aria-hidden className={styles.copy}>
        {splitMarks(value, marks).map(({ start, text, mark }) =>
          mark === null ? (
            <span key={start}>{text}</span>
          ) : (
            <mark
              key={start}
              data-mark={mark.id}
              className={clsx(styles.mark, hues[mark.area], mark.id === active && styles.lit)}
            >
              {text}
            </mark>
          ),
        )}
        {/* A last line break makes a line only where something follows it. */}
        <span> </span>
      </div>
      <textarea
        {...area}
        value={value}
        onPointerMove={(event) => onActive?.(markAt(event.clientX, event.clientY))}
        onPointerLeave={() => onActive?.(null)}
        onSelect={(event) => onActive?.(markAround(event.currentTarget.selectionStart))}
      />
    </div>
  );
}
