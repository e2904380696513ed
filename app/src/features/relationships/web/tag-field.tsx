import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { bind, type SectionProps } from "./form-fields.ts";
import { addTag } from "./person-form.ts";
import { onEnter } from "./on-enter.ts";
import styles from "./lines.module.css";

/** Words of one's own about somebody: typed, added, taken away. */
export function TagField(props: SectionProps) {
  const { form, set } = props;
  const { t } = useTranslation("relationships");
  const add = () => set(addTag(form));
  return (
    <fieldset className={styles.lines}>
      <legend>{t("form.tags")}</legend>
      {form.tags.length > 0 && (
        <ul className={styles.tags}>
          {form.tags.map((tag) => (
            <li key={tag}>
              {tag}
              <IconButton
                label={t("form.remove", { what: tag })}
                onClick={() => set({ tags: form.tags.filter((other) => other !== tag) })}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.draft}>
        <TextField
          label={t("form.tags")}
          hideLabel
          maxLength={LIMITS.title}
          autoComplete="off"
          onKeyDown={onEnter(add)}
          {...bind(props)("tagDraft")}
        />
        <Button icon={<Plus aria-hidden />} disabled={form.tagDraft.trim() === ""} onClick={add}>
          {t("form.addTag")}
        </Button>
      </div>
    </fieldset>
  );
}
