import { clsx } from "clsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readSession, type SessionUser } from "#app/shell/current-user.ts";
import { readPendingInput } from "#app/shell/pending-input.ts";
import { Logo } from "#app/ui/logo/logo.tsx";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { Toaster } from "#app/ui/toast/toaster.tsx";
import { AskBox } from "./ask-box.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { LandingShortcuts } from "./landing-shortcuts.tsx";
import { useAsk } from "./use-ask.ts";
import styles from "./landing-page.module.css";

const AskResult = lazy(() => import("./ask-result.tsx").then((module) => ({ default: module.AskResult })));

/** The landing page: one large box, and ten ways into the app. */
export function LandingPage() {
  const { t } = useTranslation("landing");
  const user = useCurrentUser();
  const { text, setText, busy, asked, submit, layAside } = useAsk(Boolean(user));
  const [focused, setFocused] = useState(false);
  const engaged = focused || text !== "";
  const answered = busy || asked !== null;
  return (
    <div className={clsx(styles.page, answered && styles.answered)}>
      <LandingHeader user={user} onLeave={layAside} />
      <main className={styles.main}>
        <h1 className="sr-only">Wisp</h1>
        <div className={clsx(styles.brand, engaged && styles.hidden)}>
          <Logo size="2xl" />
          <p className={styles.tagline}>{t("tagline")}</p>
        </div>
        <AskBox
          text={text}
          onText={setText}
          onSubmit={() => void submit()}
          onFocused={setFocused}
          busy={busy}
          orbHref={user ? "/dashboard" : "/auth"}
          onOrb={layAside}
        />
        <div aria-hidden className={clsx(styles.dim, engaged && !answered && styles.dimmed)} />
        <section aria-live="polite" aria-busy={busy} aria-label={t("result")} className={styles.result}>
          {busy && <Pending />}
          {!busy && asked && (
            <Suspense fallback={<Pending />}>
              <AskResult asked={asked} visitor={user === null} />
            </Suspense>
          )}
        </section>
        {!answered && <LandingShortcuts blurred={engaged} />}
      </main>
      <Toaster />
    </div>
  );
}

function Pending() {
  const { t } = useTranslation("landing");
  return (
    <div className={styles.pending}>
      <p>{t("pending")}</p>
      <Skeleton width="96%" />
      <Skeleton width="88%" />
      <Skeleton width="54%" />
    </div>
  );
}

/** Who is signed in; undefined until known, null for a visitor and where the server does not answer. */
function useCurrentUser(): SessionUser | null | undefined {
  const [user, setUser] = useState<SessionUser | null>();
  useEffect(() => {
    readSession().then(setUser, () => setUser(null));
  }, []);
  useEffect(() => {
    // Whoever comes back here after signing in: what they had written as a visitor is sent now.
    if (user && readPendingInput())
      void import("#app/shell/hand-over.ts").then(({ handOverPendingInput }) => handOverPendingInput());
  }, [user]);
  return user;
}
