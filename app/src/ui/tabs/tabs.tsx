import { clsx } from "clsx";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

export type TabItem<V extends string> = { value: V; label: string; icon?: ReactNode };

type TabsProps<V extends string> = {
  value: V;
  onValueChange: (value: V) => void;
  items: readonly TabItem<V>[];
  /** The name of the row of tabs for screen readers. */
  label: string;
  /** line: under the head of a page; segmented: a small pill of two or three. */
  look?: "line" | "segmented";
  /** On narrow screens only the chosen one keeps its words; the others show their icon. */
  compact?: boolean;
  /** Where the list stands, if not right above the panels. */
  renderHead?: (list: ReactNode) => ReactNode;
  /** `TabPanel`s. */
  children: ReactNode;
};

/** Tabs with their panels; arrow keys move between them. */
export function Tabs<V extends string>({
  value,
  onValueChange,
  items,
  label,
  look = "line",
  compact = false,
  renderHead,
  children,
}: TabsProps<V>) {
  const list = (
    <Radix.List aria-label={label} className={clsx(styles.list, styles[look], compact && styles.compact)}>
      {items.map((item) => (
        <Radix.Trigger key={item.value} value={item.value} className={styles.tab}>
          {item.icon}
          <span>{item.label}</span>
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
  // Radix hands back one of the values that it was given.
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as V)} className={styles.root}>
      {renderHead ? renderHead(list) : list}
      {children}
    </Radix.Root>
  );
}

/** What one tab shows. */
export function TabPanel({
  value,
  children,
  className,
}: {
  value: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <Radix.Content value={value} className={clsx(styles.panel, className)}>
      {children}
    </Radix.Content>
  );
}
