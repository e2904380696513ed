import { useTranslation } from "react-i18next";
import { formatDue, formatInstant } from "#app/shell/dates.ts";
import type { CaptureItem } from "./capture-items.ts";

/** When an item is due, else when it was written; of one that waits, that it is not filed yet. */
export function ItemDate({ item, className }: { item: CaptureItem; className?: string | undefined }) {
  const { t } = useTranslation("captures");
  if (item.proposed) return <span className={className}>{t("notFiled")}</span>;
  if (item.due !== null) {
    const date = formatDue(item.due);
    return (
      <time className={className} dateTime={item.due}>
        {item.area === "goal" ? t("by", { date }) : date}
      </time>
    );
  }
  if (item.createdAt === null) return null;
  return (
    <time className={className} dateTime={item.createdAt}>
      {formatInstant(item.createdAt)}
    </time>
  );
}
