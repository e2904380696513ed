import { scaleLinear, scalePoint } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import type { MoodDay } from "../contract.ts";
import styles from "./mood-chart.module.css";
import { sayNumber, shortDate, useSayDay } from "./say-day.ts";
import { smoothCurve } from "./smooth-curve.ts";
import type { ShownDay } from "./use-mood-days.ts";

type MoodPlotProps = { days: readonly ShownDay[]; today: string; loading: boolean };

/** With more days than this the points are dots, and days without an entry are gaps alone. */
export const MANY_DAYS = 100;

/**
 * The line itself, drawn in hundredths of its frame, so that it needs no measuring and takes its place before its days
 * are there. The points are no part of the drawing: they stay round whatever the width.
 */
export function MoodPlot({ days, today, loading }: MoodPlotProps) {
  const { t } = useTranslation("moods");
  const sayDay = useSayDay();
  const summary = useSummary(days, today);
  const across = scalePoint({ domain: days.map(({ date }) => date), range: [0, 100], padding: 0.5 });
  const up = scaleLinear<number>({ domain: [1, 5], range: [100, 0] });
  const x = ({ date }: ShownDay) => across(date) ?? 0;
  const y = ({ day }: ShownDay) => up(day?.average ?? 1);
  const size = days.length > MANY_DAYS ? styles.fine : days.length > 45 ? styles.dense : undefined;
  const empty = !loading && days.every(({ day }) => day === null);
  return (
    <div className={styles.chart}>
      <div className={styles.scale} aria-hidden>
        <span>{t("scale.pleasant")}</span>
        <span>{t("scale.neutral")}</span>
        <span>{t("scale.unpleasant")}</span>
      </div>
      <div
        role="img"
        aria-label={loading ? t("chart.range") : summary}
        className={clsx(styles.plot, size)}
        {...(loading && { "data-skeleton": true })}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <LinePath
            data={[...days]}
            x={x}
            y={y}
            defined={({ day }) => day !== null}
            curve={smoothCurve}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {!loading &&
          days.map((each) => (
            <i
              key={each.date}
              className={each.day === null ? styles.none : undefined}
              style={{ left: `${x(each)}%`, top: `${y(each)}%` }}
              title={`${shortDate(each.date, today)}: ${sayDay(each.day)}`}
            />
          ))}
        {empty && <p>{t("chart.empty")}</p>}
      </div>
      <div className={styles.below} aria-hidden>
        {ticks(days, today === days.at(-1)?.date ? t("chart.today") : "").map((each) => (
          <span key={each.date} style={{ left: `${x(each)}%` }}>
            {each.date === today ? t("chart.today") : shortDate(each.date, each.date)}
          </span>
        ))}
      </div>
    </div>
  );
}

// About five dates below the line: the first, the last, and those between that do not crowd the last and its word.
function ticks(days: readonly ShownDay[], lastWord: string): ShownDay[] {
  const step = Math.max(1, Math.ceil(days.length / 4.3));
  const room = step * (lastWord.length > 6 ? 1.3 : 0.6);
  const last = days.length - 1;
  return days.filter((_, index) => index === last || (index % step === 0 && last - index > room));
}

function useSummary(days: readonly ShownDay[], today: string): string {
  const { t } = useTranslation("moods");
  const from = shortDate(days[0]?.date ?? today, today);
  const to = shortDate(days.at(-1)?.date ?? today, today);
  const noted = days.flatMap(({ day }) => day ?? []);
  const [first] = noted;
  if (!first) return t("chart.summaryNone", { from, to });
  const say = (day: MoodDay) => `${shortDate(day.date, today)} (${sayNumber(day.average)})`;
  return t("chart.summary", {
    from,
    to,
    days: noted.length,
    average: sayNumber(noted.reduce((sum, day) => sum + day.average, 0) / noted.length),
    best: say(noted.reduce((best, day) => (day.average > best.average ? day : best), first)),
    worst: say(noted.reduce((worst, day) => (day.average < worst.average ? day : worst), first)),
  });
}
