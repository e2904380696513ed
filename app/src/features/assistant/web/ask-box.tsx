import { clsx } from "clsx";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { GrowingTextarea } from "#app/ui/textarea/growing-textarea.tsx";
import styles from "./ask-box.module.css";

type AskBoxProps = {
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  onFocused?: (focused: boolean) => void;
  busy: boolean;
  /** The orb, by itself or as a link. */
  orb: ReactNode;
};

/** The one large box. Enter sends, Shift and Enter makes a new line. */
export function AskBox({ text, onText, onSubmit, onFocused, busy, orb }: AskBoxProps) {
  const { t } = useTranslation("assistant");
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
        {orb}
        <GrowingTextarea
          ref={area}
          value={text}
          readOnly={busy}
          aria-label={t("ask.placeholder")}
          placeholder={t("ask.placeholder")}
          className={clsx(styles.text, text !== "" && styles.own)}
          onChange={(event) => onText(event.target.value)}
          onFocus={() => onFocused?.(true)}
          onBlur={() => onFocused?.(false)}
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
            label={t("ask.clear")}
            onClick={() => {
              onText("");
              area.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        )}
        <IconButton type="submit" solid label={t("ask.send")} disabled={busy}>
          <ArrowUp aria-hidden />
        </IconButton>
      </form>
    </search>
  );
}
