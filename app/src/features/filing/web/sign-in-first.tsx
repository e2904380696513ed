import LogIn from "lucide-react/icons/log-in";
import { useTranslation } from "react-i18next";
import { VisitorState } from "#app/shell/visitor-state.tsx";

/** What a visitor sees where words would be kept. */
export function SignInFirst({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation("filing");
  return (
    <VisitorState
      icon={<LogIn aria-hidden />}
      tone="accent"
      title={t("upload.visitor.title")}
      text={t("upload.visitor.text")}
      onFollow={onFollow}
    />
  );
}
