import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./card.module.css";

/** The one level of raised surface; `flush` leaves the padding to its contents. */
export function Card({
  as: Tag = "section",
  flush = false,
  className,
  ...rest
}: ComponentProps<"section"> & { as?: "section" | "article" | "div" | "li"; flush?: boolean }) {
  const Element = Tag as "section";
  return <Element {...rest} className={clsx(styles.card, flush && styles.flush, className)} />;
}
