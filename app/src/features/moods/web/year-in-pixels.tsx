import { addDays, addMonths } from "@wisp/organizer";
import { memo, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { formatLongDate } from "#app/shell/dates.ts";
import { failureWords } from "#app/shell/failure.ts";
import { currentLanguage } from "#app/shell/language.ts";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading } from "#app/ui/skeleton/skeleton.tsx";
import sections from "./mood-sections.module.css";
import { useSayDay } from "./say-day.ts";
import { useMoodDays, type ShownDay } from "./use-mood-days.ts";
import { useToday } from "./use-now.ts";
import styles from "./year-in-pixels.module.css";

/** The last twelve months, a row a month and a square a day, the pleasanter the stronger; arrow keys walk through them. */
export function YearInPixels() {
  const { t } = useTranslation("moods");
  const sayPixel = useSayPixel();
  const today = useToday();
  const first = `${addMonths(today, -11).slice(0, 7)}-01`;
  const { days, query } = useMoodDays(first, today);
  const [pointed, setPointed] = useState<string | null>(null);
  const [at, setAt] = useState(today);
  const grid = useRef<HTMLDivElement>(null);
  const caption = days.find(({ date }) => date === pointed);

  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = STEPS[event.key]?.(at);
    if (wanted === undefined) return;
    event.preventDefault();
    const next = wanted < first ? first : wanted > today ? today : wanted;
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  const dateOf = (target: EventTarget) => (target instanceof HTMLElement ? (target.dataset["date"] ?? null) : null);

  if (query.data === undefined && query.isError)
    return (
      <ErrorState
        title={t("chart.failed")}
        text={failureWords(query.error)}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return (
    <section aria-labelledby="mood-year">
      <div className={sections.head}>
        <h2 id="mood-year" className={sections.title}>
          {t("pixels.title")}
        </h2>
        <Legend />
      </div>
      {query.isPending && <Loading>{null}</Loading>}
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={t("pixels.label")}
        aria-readonly
        aria-busy={query.isPending}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onPointerOver={(event) => setPointed(dateOf(event.target))}
        onPointerLeave={() => setPointed(null)}
        onFocus={(event) => {
          setPointed(dateOf(event.target));
          setAt(dateOf(event.target) ?? at);
        }}
        onBlur={() => setPointed(null)}
        {...(query.isPending && { "data-skeleton": true })}
      >
        <Months days={days} today={today} at={at} />
      </div>
      {/* A cell says the same by its own name. */}
      <p aria-hidden className={styles.caption}>
        {caption ? sayPixel(caption, today) : t("pixels.hint")}
      </p>
    </section>
  );
}

/** How a square is said: "March 12, 2026: 3.5 of 5, 2 entries". */
function useSayPixel(): (day: ShownDay, today: string) => string {
  const { t } = useTranslation("moods");
  const sayDay = useSayDay();
  return ({ date, day }, today) =>
    t(date === today ? "pixels.today" : "pixels.day", { date: formatLongDate(date), value: sayDay(day) });
}

// Drawn again only where its days change, not with every square that is pointed at.
const Months = memo(({ days, today, at }: { days: readonly ShownDay[]; today: string; at: string }) => {
  const sayPixel = useSayPixel();
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))];
  return months.map(([month, inMonth]) => (
    <div role="row" key={month} className={styles.month}>
      <span role="rowheader">{nameOf(month)}</span>
      {inMonth.map((each) => (
        <span
          key={each.date}
          role="gridcell"
          tabIndex={each.date === at ? 0 : -1}
          data-date={each.date}
          data-mood={each.day ? Math.round(each.day.average) : undefined}
          aria-current={each.date === today ? "date" : undefined}
          aria-label={sayPixel(each, today)}
        />
      ))}
    </div>
  ));
});

const STEPS: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addMonths(date, -1),
  ArrowDown: (date) => addMonths(date, 1),
  Home: (date) => `${date.slice(0, 7)}-01`,
  End: (date) => addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1),
};

const nameOf = (month: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { month: "short", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

function Legend() {
  const { t } = useTranslation("moods");
  return (
    <p className={styles.legend}>
      <span>{t("scale.unpleasant")}</span>
      {[1, 2, 3, 4, 5].map((mood) => (
        <i key={mood} data-mood={mood} />
      ))}
      <span>{t("scale.pleasant")}</span>
      <span className={styles.nothing}>
        <i /> {t("noEntry")}
      </span>
    </p>
  );
}
