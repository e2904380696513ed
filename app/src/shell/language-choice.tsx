import Languages from "lucide-react/icons/languages";
import { useTranslation } from "react-i18next";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "#app/shared/words.ts";
import { Select } from "#app/ui/select/select.tsx";
import { currentLanguage, setLanguage } from "./language.ts";

// Each language under its own name: whoever landed in a foreign one finds theirs.
const NAMES: Record<InterfaceLanguage, string> = { en: "English", es: "Español", fr: "Français" };

/** The choice of the interface's language; `framed` among the fields of a form. */
export function LanguageChoice({ framed = false }: { framed?: boolean }) {
  const { t } = useTranslation("shell");
  return (
    <Select
      compact={!framed}
      hideLabel={!framed}
      label={t("language")}
      icon={<Languages aria-hidden />}
      value={currentLanguage()}
      options={INTERFACE_LANGUAGES.map((value) => ({ value, label: NAMES[value], lang: value }))}
      onChange={(event) => {
        const chosen = INTERFACE_LANGUAGES.find((value) => value === event.target.value);
        if (chosen) void setLanguage(chosen);
      }}
    />
  );
}
