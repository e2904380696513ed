import CalendarDays from "lucide-react/icons/calendar-days";
import Clock from "lucide-react/icons/clock";
import Flag from "lucide-react/icons/flag";
import Repeat from "lucide-react/icons/repeat";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatRepeat } from "#app/shell/repeat.ts";
import styles from "./quick-add.module.css";
import type { Chip } from "./read-quick-task.ts";
import { sayDate, sayTime } from "./say-due.ts";
import { useClock } from "./use-clock.ts";

const ICONS: Record<Chip["kind"], ReactNode> = {
  due: <CalendarDays aria-hidden />,
  clock: <Clock aria-hidden />,
  repeat: <Repeat aria-hidden />,
  priority: <Flag aria-hidden />,
};

/** What was recognized in a line, each with a cross that leaves its words in the title. */
export function QuickChips({ chips, onReject }: { chips: readonly Chip[]; onReject: (words: string) => void }) {
  const { t } = useTranslation("tasks");
  const { today } = useClock();
  const say = (chip: Chip): string => {
    if (chip.kind === "due") return sayDate(chip.dueDate, today);
    if (chip.kind === "clock") return sayTime(chip.time);
    if (chip.kind === "priority") return t(`priorities.${chip.priority}`);
    const repeat = formatRepeat(chip.repeat);
    return chip.time === null ? repeat : t("quick.repeatAt", { repeat, time: sayTime(chip.time) });
  };
  return (
    <div role="status" className={styles.status}>
      {chips.length > 0 && (
        <ul aria-label={t("quick.recognized")} className={styles.chips}>
          {chips.map((chip) => (
            <li key={`${chip.kind} ${chip.words}`} className={styles.chip}>
              {ICONS[chip.kind]}
              {say(chip)}
              <button
                type="button"
                aria-label={t("quick.keep", { words: chip.words })}
                title={t("quick.keep", { words: chip.words })}
                onClick={() => onReject(chip.words)}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
