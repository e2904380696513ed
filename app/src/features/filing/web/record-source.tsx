import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge/badge.tsx";
import { sourceQuery } from "./source-queries.ts";
import styles from "./record-source.module.css";

const MOST = 60;

/** What a record came from: the first of those words, as the way back to their note, and whom they name. */
export function RecordSource({ recordId }: { recordId: string }) {
  const { t } = useTranslation("filing");
  const { data: source } = useQuery(sourceQuery(recordId));
  if (!source || source.captureId === null) return null;
  return (
    <p className={styles.source}>
      <Link to="/organize" search={{ capture: source.captureId }}>
        {t("item.from", { words: firstWords(source.content) })}
      </Link>
      {source.people.map((name) => (
        <Badge key={name} tone="relationship">
          {name}
        </Badge>
      ))}
    </p>
  );
}

function firstWords(content: string): string {
  const line = content.replaceAll(/\s+/g, " ");
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MOST / 2)).toWellFormed()}…`;
}
