import { clsx } from "clsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AskBox } from "#app/features/assistant/web/ask-box.tsx";
import { AskPending } from "#app/features/assistant/web/ask-pending.tsx";
import { useAsk } from "#app/features/assistant/web/use-ask.ts";
import { readSession, type SessionUser } from "#app/shell/current-user.ts";
import { readPendingInput } from "#app/shell/pending-input.ts";
import { Logo } from "#app/ui/logo/logo.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { Toaster } from "#app/ui/toast/toaster.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { LandingShortcuts } from "./landing-shortcuts.tsx";
import { Invite } from "./invite.tsx";
import styles from "./landing-page.module.css";

const AskResult = lazy(() =>
  import("#app/features/assistant/web/ask-result.tsx").then((module) => ({ default: module.AskResult })),
);

// The pages of the app are another document.
const onGo = (path: string) => location.assign(path);

/** The landing page: one large box, and ten ways into the app. */
export function LandingPage() {
  const { t } = useTranslation(["landing", "assistant"]);
  const user = useCurrentUser();
  const { text, setText, busy, asked, submit, layAside } = useAsk(Boolean(user), { onGo, owner: user?.id });
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
          <p className={styles.tagline}>{t("landing:tagline")}</p>
        </div>
        <AskBox
          text={text}
          onText={setText}
          onSubmit={() => void submit()}
          onFocused={setFocused}
          busy={busy}
          orb={
            <a
              href={user ? "/dashboard" : "/auth"}
              className={styles.orb}
              aria-label={t(user ? "landing:toDashboard" : "landing:toAuth")}
              onClick={layAside}
            >
              <Orb size={34} busy={busy} />
            </a>
          }
        />
        <div aria-hidden className={clsx(styles.dim, engaged && !answered && styles.dimmed)} />
        <section aria-live="polite" aria-busy={busy} aria-label={t("assistant:ask.result")} className={styles.result}>
          {busy && <AskPending />}
          {!busy && asked && (
            <Suspense fallback={<AskPending />}>
              <AskResult asked={asked} onGo={onGo} />
              {user === null && <Invite />}
            </Suspense>
          )}
        </section>
        {!answered && <LandingShortcuts blurred={engaged} />}
      </main>
      <Toaster />
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
