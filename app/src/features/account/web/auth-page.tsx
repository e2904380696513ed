import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#app/features/account/contract.ts";
import { usePageTitle } from "#app/shell/page-title.ts";
import { setSession, useSession } from "#app/shell/session.ts";
import { Logo } from "#app/ui/logo/logo.tsx";
import { PageSpinner } from "#app/ui/spinner/spinner.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import { AuthAside } from "./auth-aside.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { ARRIVAL_DELAY, useArrival } from "./use-arrival.ts";
import styles from "./auth-page.module.css";

type Tab = "login" | "register";

/** Signing in and registering; whoever is signed in already is led on. */
export function AuthPage() {
  const { return_to: returnTo, feature }: { return_to?: string; feature?: string } = useSearch({ strict: false });
  const client = useQueryClient();
  const arrive = useArrival(returnTo);
  const { user, loading } = useSession();
  const justSignedIn = useRef(false);
  useEffect(() => {
    if (user && !justSignedIn.current) arrive();
  }, [user, arrive]);
  const onDone = (signedIn: User) => {
    justSignedIn.current = true;
    setSession(client, signedIn);
    setTimeout(arrive, ARRIVAL_DELAY);
  };
  if (loading) return <PageSpinner />;
  return <AuthScreen voice={feature === "voice"} onDone={onDone} />;
}

/** The screen itself; `voice` adds the line for whoever came to record. */
export function AuthScreen({ voice, onDone }: { voice: boolean; onDone: (user: User) => void }) {
  const { t } = useTranslation("account");
  const [tab, setTab] = useState<Tab>("login");
  const title = t(tab === "login" ? "auth.welcomeBack" : "auth.createAccount");
  usePageTitle(title);
  const items = [
    { value: "login", label: t("auth.login") },
    { value: "register", label: t("auth.register") },
  ] as const;
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <Logo size="lg" orb className={styles.logo} />
        <div className={styles.column}>
          <Tabs<Tab>
            value={tab}
            onValueChange={setTab}
            items={items}
            label={t("auth.tabs")}
            look="segmented"
            renderHead={(list) => (
              <div className={styles.head}>
                <h1>{title}</h1>
                {list}
              </div>
            )}
          >
            {voice && <p className={styles.voice}>{t("auth.voice")}</p>}
            <TabPanel value="login">
              <LoginForm onDone={onDone} />
            </TabPanel>
            <TabPanel value="register">
              <RegisterForm onDone={onDone} />
            </TabPanel>
          </Tabs>
        </div>
      </main>
      <AuthAside />
    </div>
  );
}
