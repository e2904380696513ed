import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "#app/shell/page-title.ts";
import { useSession, type SessionUser } from "#app/shell/session.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Badge } from "#app/ui/badge/badge.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import { EditProfile } from "./edit-profile.tsx";
import { Preferences } from "./preferences.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import styles from "./profile-page.module.css";

/** Who the person is here, and how they like it. */
export function ProfilePage() {
  const { user } = useSession();
  return user ? <Profile user={user} /> : null;
}

function Profile({ user }: { user: SessionUser }) {
  const { t } = useTranslation("account");
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  usePageTitle(t("profile.title"));
  const tab = search["tab"] === "preferences" ? "preferences" : "profile";
  const name = `${user.firstName} ${user.lastName}`;
  const premium = user.subscriptionStatus === "active";
  return (
    <>
      <div className={styles.head}>
        <Avatar name={name} src={user.avatarUrl} size={60} />
        <div>
          <h1>{name}</h1>
          <p>{user.email}</p>
        </div>
        <Badge tone={premium ? "success" : "unsorted"}>{t(premium ? "profile.premium" : "profile.free")}</Badge>
      </div>
      <Tabs
        label={t("profile.tabs")}
        value={tab}
        onValueChange={(value) =>
          void navigate({ to: "/profile", search: value === "preferences" ? { tab: value } : {} })
        }
        items={[
          { value: "profile", label: t("profile.tab.profile") },
          { value: "preferences", label: t("profile.tab.preferences") },
        ]}
      >
        <TabPanel value="profile" className={styles.columns}>
          <ProfileFacts user={user} />
          <EditProfile key={user.version} user={user} />
        </TabPanel>
        <TabPanel value="preferences">
          <Preferences />
        </TabPanel>
      </Tabs>
    </>
  );
}
