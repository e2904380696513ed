import LoaderCircle from "lucide-react/icons/loader-circle";
import { useTranslation } from "react-i18next";
import styles from "./spinner.module.css";

/** A turning ring; `size` in pixels. It is silent: what is going on stands in words beside it. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle className={styles.spinner} style={{ width: size, height: size }} aria-hidden />;
}

/** A page's place while it loads. */
export function PageSpinner() {
  const { t } = useTranslation("ui");
  return (
    <output className={styles.page}>
      <Spinner size={28} />
      <span className="sr-only">{t("loading")}</span>
    </output>
  );
}
