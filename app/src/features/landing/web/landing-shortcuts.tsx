import { clsx } from "clsx";
import Layers from "lucide-react/icons/layers";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Mic from "lucide-react/icons/mic";
import Upload from "lucide-react/icons/upload";
import { useTranslation } from "react-i18next";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { IconTile } from "#app/ui/badge/badge.tsx";
import styles from "./landing-page.module.css";

const SHORTCUTS = [
  { word: "dashboard", href: "/dashboard", tone: "insight", icon: LayoutDashboard },
  { word: "tasks", href: "/dashboard?category=tasks", tone: "task", icon: AREA_ICONS.task },
  { word: "goals", href: "/goals", tone: "goal", icon: AREA_ICONS.goal },
  { word: "relationships", href: "/relationships", tone: "relationship", icon: AREA_ICONS.relationship },
  { word: "emotions", href: "/dashboard?category=emotions", tone: "emotion", icon: AREA_ICONS.emotion },
  { word: "gratitude", href: "/gratitude", tone: "gratitude", icon: AREA_ICONS.gratitude },
  { word: "insights", href: "/insights", tone: "insight", icon: AREA_ICONS.insight },
  { word: "upload", href: "/upload", tone: "task", icon: Upload },
  { word: "organize", href: "/organize", tone: "emotion", icon: Layers },
  { word: "voiceNotes", href: "/upload?mode=audio", tone: "gratitude", icon: Mic },
] as const;

/** The ten ways into the app; `blurred` while somebody writes. */
export function LandingShortcuts({ blurred }: { blurred: boolean }) {
  const { t } = useTranslation("landing");
  return (
    <nav aria-label={t("shortcutsLabel")} className={clsx(styles.shortcuts, blurred && styles.blurred)}>
      {SHORTCUTS.map(({ word, href, tone, icon: Icon }) => (
        <a key={word} href={href}>
          <IconTile tone={tone}>
            <Icon />
          </IconTile>
          {t(`shortcuts.${word}`)}
        </a>
      ))}
    </nav>
  );
}
