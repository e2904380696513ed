import { clsx } from "clsx";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { GrowingTextarea } from "#app/ui/textarea/growing-textarea.tsx";
import styles from "./ask-box.module.css";

type AskBoxProps = {
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  onFocused: (focused: boolean) => void;
  busy: boolean;
  /** Where the orb leads. */
  orbHref: string;
  onOrb: () => void;
};

/** The one large box. Enter sends, Shift and Enter makes a new line. */
export function AskBox({ text, onText, onSubmit, onFocused, busy, orbHref, onOrb }: AskBoxProps) {
  const { t } = useTranslation("landing");
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <search>
      <form
        className={clsx(styles.box, text.length > 60 && styles.long)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <a
          href={orbHref}
          className={styles.orb}
          aria-label={t(orbHref === "/auth" ? "toAuth" : "toDashboard")}
          onClick={onOrb}
        >
          <Orb size={34} busy={busy} />
        </a>
        <GrowingTextarea
          ref={area}
          value={text}
          readOnly={busy}
          aria-label={t("placeholder")}
          placeholder={t("placeholder")}
          className={clsx(styles.text, text !== "" && styles.own)}
          onChange={(event) => onText(event.target.value)}
          onFocus={() => onFocused(true)}
          onBlur={() => onFocused(false)}
          onKeyDown={(event) => {
            const plain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
            // An Enter that ends a composition (Japanese, accents) belongs to the keyboard.
            if (event.key !== "Enter" || !plain || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onSubmit();
          }}
        />
        {text !== "" && !busy && (
          <IconButton
            label={t("clear")}
            onClick={() => {
              onText("");
              area.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        )}
        <IconButton type="submit" solid label={t("send")} disabled={busy}>
          <ArrowUp aria-hidden />
        </IconButton>
      </form>
    </search>
  );
}
