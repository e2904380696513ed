import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { CONTACT_METHODS, SOCIAL_PLATFORMS } from "../contract.ts";
import { bind, type SectionProps } from "./form-fields.ts";
import styles from "./relationship-dialog.module.css";

/** How to reach somebody. */
export function CommunicationSection(props: SectionProps) {
  const { t } = useTranslation("relationships");
  const field = bind(props);
  const text = { autoComplete: "off", autoCapitalize: "none", spellCheck: false };
  return (
    <div className={styles.pairs}>
      <Select
        label={t("form.preferredContactMethod")}
        options={[
          { value: "", label: t("form.notSaid") },
          ...CONTACT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) })),
        ]}
        {...field("preferredContactMethod")}
      />
      <TextField type="tel" label={t("form.phone")} maxLength={254} {...text} {...field("phone")} />
      <TextField type="email" label={t("form.email")} maxLength={254} {...text} {...field("email")} />
      {SOCIAL_PLATFORMS.map((platform) => (
        <TextField
          key={platform}
          label={t(`form.${platform}`)}
          maxLength={LIMITS.title}
          {...text}
          {...field(platform)}
        />
      ))}
    </div>
  );
}
