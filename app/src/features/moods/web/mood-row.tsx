import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordSource } from "#app/shell/record-source.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu/menu.tsx";
import type { MoodEntry } from "../contract.ts";
import { isCheckIn } from "../rules.ts";
import { EditMoodDialog } from "./edit-mood-dialog.tsx";
import { formatWhen } from "./format-when.ts";
import { MoodFace } from "./mood-face.tsx";
import { useMoodActs } from "./use-mood-acts.tsx";
import styles from "./mood-row.module.css";

/** One entry: the mood, when, the notes in the person's own words, a check-in's levels, and its menu. */
export function MoodRow({ entry }: { entry: MoodEntry }) {
  const { t } = useTranslation("moods");
  const { remove } = useMoodActs();
  const [editing, setEditing] = useState(false);
  const mood = t(`moods.${entry.mood}`);
  const when = formatWhen(entry.createdAt);
  const trigger = (
    <IconButton label={t("entry.more", { mood, when })} className={styles.more}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return (
    <li className={styles.row}>
      <span className={styles.face}>
        <MoodFace mood={entry.mood} />
      </span>
      <div className={styles.words}>
        <p>
          <span className={styles.mood}>{mood}</span> <time dateTime={entry.createdAt}>{when}</time>
        </p>
        {entry.notes?.trim() && <p className={styles.notes}>“{entry.notes}”</p>}
        {isCheckIn(entry) && (
          <p className={styles.levels}>
            {t("list.energy", { level: entry.energyLevel })}, {t("list.stress", { level: entry.stressLevel })}
          </p>
        )}
        <RecordSource id={entry.id} />
      </div>
      <Menu trigger={trigger}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setEditing(true)}>
          {t("entry.edit")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => void remove(entry)}>
          {t("entry.delete")}
        </MenuItem>
      </Menu>
      {editing && <EditMoodDialog entry={entry} onClose={() => setEditing(false)} />}
    </li>
  );
}
