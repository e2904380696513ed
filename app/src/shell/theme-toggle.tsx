import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { useTheme } from "./theme.ts";

/** Switches between dark and light. */
export function ThemeToggle() {
  const { t } = useTranslation("ui");
  const { theme, toggle } = useTheme();
  return (
    <IconButton label={t(theme === "dark" ? "theme.toLight" : "theme.toDark")} onClick={toggle}>
      {theme === "dark" ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
