import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import type { DialogSlotProps } from "./slots.ts";
import styles from "./shortcuts-dialog.module.css";

const KEYS = [
  { keys: ["⌘K", "Ctrl K"], word: "ask" },
  { keys: ["c"], word: "capture" },
  { keys: ["?"], word: "list" },
  { keys: ["Esc"], word: "close" },
] as const;

/** The list of the app's keys. */
export function ShortcutsDialog({ open, onOpenChange }: DialogSlotProps) {
  const { t } = useTranslation("shell");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("shortcuts.title")} size="narrow">
      <dl className={styles.list}>
        {KEYS.map(({ keys, word }) => (
          <div key={word}>
            <dt>{t(`shortcuts.${word}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
