import { useInfiniteQuery } from "@tanstack/react-query";
import Angry from "lucide-react/icons/angry";
import Annoyed from "lucide-react/icons/annoyed";
import Frown from "lucide-react/icons/frown";
import Laugh from "lucide-react/icons/laugh";
import Leaf from "lucide-react/icons/leaf";
import Meh from "lucide-react/icons/meh";
import Smile from "lucide-react/icons/smile";
import { useTranslation } from "react-i18next";
import { CaptureButton } from "#app/shell/capture-button.tsx";
import { formatInstant } from "#app/shell/dates.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { IconTile } from "#app/ui/badge/badge.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listMoods, type MoodEntry } from "../contract.ts";
import styles from "./mood-list.module.css";

const FACES = {
  happy: Smile,
  sad: Frown,
  angry: Angry,
  anxious: Annoyed,
  neutral: Meh,
  calm: Leaf,
  excited: Laugh,
} as const;

/** Every mood and check-in, the newest first. */
export function MoodList() {
  const { t } = useTranslation("moods");
  const query = useInfiniteQuery(pagesOf(listMoods, { query: {} }));
  const Icon = AREA_ICONS.emotion;
  const empty = (
    <EmptyState
      icon={<Icon aria-hidden />}
      tone="emotion"
      title={t("list.empty.title")}
      text={t("list.empty.text")}
      action={<CaptureButton />}
    />
  );
  return (
    <PagedList<MoodEntry> query={query} skeleton={<SkeletonRows rows={5} />} empty={empty} failed={t("list.failed")}>
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((entry) => (
            <MoodRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function MoodRow({ entry: { mood, notes, energyLevel, stressLevel, createdAt } }: { entry: MoodEntry }) {
  const { t } = useTranslation("moods");
  const Face = FACES[mood];
  return (
    <li className={styles.row}>
      <IconTile tone="emotion">
        <Face />
      </IconTile>
      <div>
        <p className={styles.mood}>
          {t(`moods.${mood}`)}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </p>
        {notes && <p className={styles.notes}>“{notes}”</p>}
        {energyLevel !== null && stressLevel !== null && (
          <p className={styles.levels}>
            {t("list.energy", { level: energyLevel })}, {t("list.stress", { level: stressLevel })}
          </p>
        )}
      </div>
    </li>
  );
}
