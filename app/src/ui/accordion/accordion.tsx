import ChevronDown from "lucide-react/icons/chevron-down";
import { Accordion as Radix } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./accordion.module.css";

type Section = {
  value: string;
  title: string;
  /** A quiet word beside the title, e.g. how much of it is filled in. */
  note?: ReactNode;
  content: ReactNode;
};

/** Sections of which one is open at a time. The others stay in the page, so that a form keeps what was typed. */
export function Accordion({
  sections,
  value,
  onValueChange,
}: {
  sections: readonly Section[];
  value: string;
  onValueChange: (value: string) => void;
}) {
  return (
    <Radix.Root type="single" collapsible value={value} onValueChange={onValueChange} className={styles.accordion}>
      {sections.map((section) => (
        <Radix.Item key={section.value} value={section.value} className={styles.section}>
          <Radix.Header className={styles.header}>
            <Radix.Trigger className={styles.trigger}>
              <span>{section.title}</span>
              {section.note && <small>{section.note}</small>}
              <ChevronDown aria-hidden />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content forceMount className={styles.content}>
            {section.content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
