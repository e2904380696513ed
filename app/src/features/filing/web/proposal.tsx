import { clsx } from "clsx";
import { useQueryClient } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { areaOf } from "#app/features/captures/web/capture-items.ts";
import type { Insight } from "#app/features/insights/contract.ts";
import { call } from "#app/shell/api.ts";
import { showFailure } from "#app/shell/failure.ts";
import { AreaBadge } from "#app/ui/badge/badge.tsx";
import hues from "#app/ui/badge/hues.module.css";
import { Button } from "#app/ui/button/button.tsx";
import { Menu } from "#app/ui/menu/menu.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { acceptInsight } from "../contract.ts";
import { refreshRecords } from "./filing-cache.ts";
import { Places } from "./item-controls.tsx";
import { useLimitDialog } from "#app/features/relationships/web/limit-dialog.tsx";
import { whoIsMeant } from "./who-is-meant.ts";
import { useItemActs } from "./use-item-acts.tsx";
import styles from "./proposal.module.css";

/** An item that waits for the person's word: accept it, put it elsewhere, or let it go. Its words stand in `source`. */
export function Proposal({ item, source }: { item: Insight; source?: ReactNode }) {
  const { t } = useTranslation("filing");
  const { remove } = useItemActs();
  const area = areaOf(item.category);
  return (
    <div className={styles.frame}>
      <div className={clsx(styles.maybe, hues[area])}>
        <div className={styles.head}>
          <AreaBadge area={area}>{t(`perhaps.${area}`)}</AreaBadge>
          <span>{t("item.waits")}</span>
        </div>
        <p className={styles.title}>{item.title}</p>
        {source}
        <Answers item={item} />
        <div className={styles.other}>
          <Menu align="start" trigger={<Button size="sm">{t("proposal.elsewhere")}</Button>}>
            <Places item={item} />
          </Menu>
          <Button size="sm" variant="text" onClick={() => void remove(item)}>
            {t("proposal.dismiss")}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Answers({ item }: { item: Insight }) {
  const { t } = useTranslation("filing");
  const client = useQueryClient();
  const limit = useLimitDialog();
  const [busy, setBusy] = useState(false);
  const { unknown, several } = whoIsMeant(item);
  const name = new Intl.ListFormat(undefined).format(unknown);

  const accept = async (personIds?: string[]) => {
    setBusy(true);
    try {
      await call(acceptInsight, { params: { id: item.id }, body: personIds ? { personIds } : {} });
      showToast({
        title: unknown.length > 0 && !personIds ? t("proposal.added", { name }) : t("proposal.accepted"),
        description: item.title,
      });
    } catch (error) {
      if (!limit.refused(error)) await showFailure(t("proposal.failed"), error);
    } finally {
      await refreshRecords(client);
      setBusy(false);
    }
  };

  const question = several[0]
    ? t("proposal.several", { name: several[0].name })
    : unknown.length > 0
      ? t("proposal.unknown", { name })
      : t("proposal.unsure");
  return (
    <>
      <p className={styles.why}>{question}</p>
      <div className={styles.answers}>
        {several[0] ? (
          several[0].people.map((person) => (
            <Button key={person.id} size="sm" variant="soft" disabled={busy} onClick={() => void accept([person.id])}>
              {person.name}
            </Button>
          ))
        ) : (
          <Button
            size="sm"
            variant="primary"
            busy={busy}
            icon={unknown.length > 0 && <Plus aria-hidden />}
            onClick={() => void accept()}
          >
            {unknown.length > 0 ? t("proposal.add", { name }) : t(`acceptAs.${areaOf(item.category)}`)}
          </Button>
        )}
      </div>
      {limit.dialog}
    </>
  );
}
