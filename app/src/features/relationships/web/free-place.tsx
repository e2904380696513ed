import Plus from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import styles from "./free-place.module.css";

/** Behind the last card: how many more people the free plan has a place for. */
export function FreePlace({ count, onAdd }: { count: number; onAdd: () => void }) {
  const { t } = useTranslation("relationships");
  return (
    <div className={styles.place}>
      <span aria-hidden className={styles.ring}>
        <Plus />
      </span>
      <div>
        <p className={styles.free}>{t("badge.free", { count })}</p>
        <p className={styles.premium}>{t("badge.premium")}</p>
      </div>
      <Button variant="text" onClick={onAdd}>
        {t("badge.add")}
      </Button>
    </div>
  );
}
