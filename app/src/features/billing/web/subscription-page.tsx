import CreditCard from "lucide-react/icons/credit-card";
import { useTranslation } from "react-i18next";
import { formatLongDate } from "#app/shell/dates.ts";
import { PageHead } from "#app/shell/page-head.tsx";
import { useSession, type SessionUser } from "#app/shell/session.ts";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Card } from "#app/ui/card/card.tsx";
import styles from "./subscription-page.module.css";

/** Which plan the person has, and that nothing can be bought yet. */
export function SubscriptionPage() {
  const { t } = useTranslation("billing");
  const { user } = useSession();
  return (
    <>
      <PageHead title={t("title")} />
      <div className={styles.page}>
        {user && <Plan user={user} />}
        <div className={styles.quiet}>
          <CreditCard aria-hidden />
          <div>
            <h2>{t("notSetUp.title")}</h2>
            <p>{t("notSetUp.text")}</p>
          </div>
        </div>
      </div>
    </>
  );
}

function Plan({ user: { subscriptionStatus, subscriptionPlan, subscriptionExpiry } }: { user: SessionUser }) {
  const { t } = useTranslation("billing");
  if (subscriptionStatus === "free" || subscriptionPlan === null) {
    return (
      <Card>
        <h2>{t("none")}</h2>
        <p className={styles.about}>{t("noneText")}</p>
      </Card>
    );
  }
  const active = subscriptionStatus === "active";
  return (
    <Card>
      <h2 className={styles.head}>
        {t(`plan.${subscriptionPlan}`)}
        <Badge tone={active ? "success" : "unsorted"}>{t(active ? "active" : "expired")}</Badge>
      </h2>
      <p className={styles.about}>
        {active
          ? subscriptionExpiry !== null && t("validUntil", { date: formatLongDate(subscriptionExpiry) })
          : t("expiredText")}
      </p>
    </Card>
  );
}
