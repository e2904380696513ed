import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sayKey } from "#app/shell/language.ts";
import { failureWords } from "#app/shell/failure.ts";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { Loading } from "#app/ui/skeleton/skeleton.tsx";
import { canShow, rangeUpTo, RANGES, type Range } from "./chart-range.ts";
import { DaysTable } from "./days-table.tsx";
import { MANY_DAYS, MoodPlot } from "./mood-plot.tsx";
import styles from "./mood-chart.module.css";
import sections from "./mood-sections.module.css";
import { shortDate } from "./say-day.ts";
import { useMoodDays } from "./use-mood-days.ts";
import { useToday } from "./use-now.ts";

/** How the days felt, as a line: the last 30 of them, or any time that is chosen. */
export function MoodChart() {
  const { t } = useTranslation("moods");
  const today = useToday();
  const [range, setRange] = useState<Range>("30");
  const [chosen, setChosen] = useState(() => rangeUpTo(today, "30"));
  const good = canShow(chosen.from, chosen.to);
  // What was shown last stays while two dates do not fit together yet.
  const [shown, setShown] = useState(chosen);
  const { from, to } = range === "dates" ? shown : rangeUpTo(today, range);
  const { days, query } = useMoodDays(from, to);
  const dates = { from: shortDate(from, today), to: shortDate(to, today) };

  const onRange = (next: Range) => {
    if (next === "dates") {
      setChosen({ from, to });
      setShown({ from, to });
    }
    setRange(next);
  };
  const onDates = (part: Partial<typeof chosen>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    if (canShow(next.from, next.to)) setShown(next);
  };

  const title =
    range === "dates"
      ? t("chart.dates", dates)
      : range === "365"
        ? t("chart.year")
        : t("chart.title", { count: Number(range) });
  const label = (value: Range) =>
    value === "dates"
      ? t("chart.choose")
      : value === "365"
        ? t("chart.aYear")
        : t("chart.last", { count: Number(value) });
  return (
    <section aria-labelledby="mood-chart">
      <div className={sections.head}>
        <h2 id="mood-chart" className={sections.title}>
          {title}
        </h2>
        <Select
          compact
          hideLabel
          label={t("chart.range")}
          value={range}
          options={RANGES.map((value) => ({ value, label: label(value) }))}
          onChange={(event) => onRange(RANGES.find((value) => value === event.target.value) ?? "30")}
        />
      </div>
      <p className={sections.quiet}>{t(days.length > MANY_DAYS ? "chart.howLong" : "chart.how", dates)}</p>
      {range === "dates" && (
        <div className={styles.dates}>
          <TextField
            type="date"
            label={t("chart.from")}
            value={chosen.from}
            max={today}
            onChange={(event) => onDates({ from: event.target.value })}
          />
          <TextField
            type="date"
            label={t("chart.to")}
            value={chosen.to}
            max={today}
            error={good ? undefined : (sayKey("moods:validation.range") ?? undefined)}
            onChange={(event) => onDates({ to: event.target.value })}
          />
        </div>
      )}
      {query.data === undefined && query.isError ? (
        <ErrorState
          title={t("chart.failed")}
          text={failureWords(query.error)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <>
          {query.isPending && <Loading>{null}</Loading>}
          <MoodPlot days={days} today={today} loading={query.isPending} />
          <DaysTable days={query.data ?? []} />
        </>
      )}
    </section>
  );
}
