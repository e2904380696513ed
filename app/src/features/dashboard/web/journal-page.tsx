import { isLocalDate } from "@wisp/organizer";
import { useSearch } from "@tanstack/react-router";
import CalendarDays from "lucide-react/icons/calendar-days";
import Search from "lucide-react/icons/search";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { JournalFilter } from "#app/features/journal/contract.ts";
import { formatLongDate } from "#app/shell/dates.ts";
import { PageHead } from "#app/shell/page-head.tsx";
import { useSession } from "#app/shell/session.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SearchField } from "#app/ui/field/search-field.tsx";
import { Popover } from "#app/ui/popover/popover.tsx";
import { JournalCalendar } from "./journal/journal-calendar.tsx";
import { chosenDay, isChosen, NO_CHOICE, type Choice } from "./journal/journal-choice.ts";
import { JournalFilterButton } from "./journal/journal-filter.tsx";
import { EntryList, NoteList } from "./journal/journal-lists.tsx";
import { NewEntry } from "./journal/new-entry.tsx";
import { OnThisDay } from "./journal/on-this-day.tsx";
import styles from "./journal-page.module.css";

/** The journal; with a filter whatever was written that holds a task, or an emotion. */
export function JournalPage({ filter }: { filter?: JournalFilter }) {
  const { t } = useTranslation("journal");
  const { user } = useSession();
  // A link may name the day.
  const { date } = useSearch({ strict: false }) as { date?: string };
  const [choice, setChoice] = useState<Choice>(() =>
    date !== undefined && isLocalDate(date) ? { ...NO_CHOICE, from: date, to: date } : NO_CHOICE,
  );
  const [searching, setSearching] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { title, subtitle } = t(`titles.${filter ?? "journal"}`, { returnObjects: true });
  const showDay = (day: string) => setChoice({ ...choice, from: day, to: day });
  const calendar = (onDay: (day: string) => void) => (
    <JournalCalendar filter={filter ?? null} day={chosenDay(choice)} onDay={onDay} />
  );
  const list = {
    choice,
    onClear: () => setChoice(NO_CHOICE),
    onWrite: () => field.current?.focus(),
  };
  return (
    <>
      <PageHead title={title} subtitle={subtitle}>
        <div className={styles.acts}>
          <Button
            icon={<Search aria-hidden />}
            aria-expanded={searching}
            onClick={() => {
              setSearching(!searching);
              setChoice({ ...choice, q: "" });
            }}
          >
            {t("search.button")}
          </Button>
          <JournalFilterButton choice={choice} onChoice={setChoice} filter={filter ?? null} />
          <div className={styles.narrow}>
            <Popover
              label={t("calendar")}
              align="end"
              trigger={<Button icon={<CalendarDays aria-hidden />}>{t("calendar")}</Button>}
            >
              {(close) =>
                calendar((day) => {
                  showDay(day);
                  close();
                })
              }
            </Popover>
          </div>
        </div>
      </PageHead>
      {searching && (
        <div className={styles.search}>
          <SearchField
            ready
            label={t("search.label")}
            clearLabel={t("search.clear")}
            value={choice.q}
            onChange={(q) => setChoice({ ...choice, q })}
          />
        </div>
      )}
      <div className={styles.columns}>
        <div>
          {user !== undefined && <NewEntry key={user?.id} field={field} />}
          <section aria-labelledby="recent-entries" className={styles.recent}>
            <div className={styles.head}>
              <h2 id="recent-entries">{t("recent")}</h2>
              <Chosen choice={choice} onClear={list.onClear} />
            </div>
            {filter === undefined ? <EntryList {...list} /> : <NoteList {...list} filter={filter} />}
          </section>
        </div>
        <aside aria-label={t("aside")} className={styles.aside}>
          <div className={styles.wide}>{calendar(showDay)}</div>
          {filter === undefined && <OnThisDay onDay={showDay} />}
        </aside>
      </div>
    </>
  );
}

// Which days are shown, where not all are, and the way back to all of them.
function Chosen({ choice, onClear }: { choice: Choice; onClear: () => void }) {
  const { t } = useTranslation("journal");
  if (!isChosen(choice)) return null;
  const day = chosenDay(choice);
  return (
    <p>
      {day === null ? t("someOnly") : formatLongDate(day)}
      <Button size="sm" variant="text" onClick={onClear}>
        {t("showAll")}
      </Button>
    </p>
  );
}

export const TasksJournal = () => <JournalPage filter="task" />;
export const EmotionsJournal = () => <JournalPage filter="emotion" />;
