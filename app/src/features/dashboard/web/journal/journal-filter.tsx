import ListFilter from "lucide-react/icons/list-filter";
import { useTranslation } from "react-i18next";
import { JOURNAL_FILTERS, type JournalFilter } from "#app/features/journal/contract.ts";
import { useToday } from "#app/shell/today.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Popover } from "#app/ui/popover/popover.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { NO_CHOICE, type Choice } from "./journal-choice.ts";
import styles from "./journal-filter.module.css";

type JournalFilterProps = {
  choice: Choice;
  onChoice: (choice: Choice) => void;
  /** Of a page that shows one category alone. */
  filter: JournalFilter | null;
};

/** The Filter button: what entries hold, and from when to when they are. */
export function JournalFilterButton({ choice, onChoice, filter }: JournalFilterProps) {
  const { t } = useTranslation("journal");
  const today = useToday();
  const on = choice.holds !== null || choice.from !== null || choice.to !== null;
  const trigger = (
    <Button icon={<ListFilter aria-hidden />} variant={on ? "soft" : "plain"}>
      {t("filter.button")}
    </Button>
  );
  const day = (name: "from" | "to") => (
    <TextField
      type="date"
      label={t(`filter.${name}`)}
      max={today}
      value={choice[name] ?? ""}
      onChange={(event) => onChoice({ ...choice, [name]: event.target.value === "" ? null : event.target.value })}
    />
  );
  return (
    <Popover label={t("filter.label")} align="end" trigger={trigger}>
      {(close) => (
        <div className={styles.filter}>
          {filter === null && (
            <Select
              label={t("filter.holds")}
              value={choice.holds ?? ""}
              onChange={(event) =>
                onChoice({ ...choice, holds: JOURNAL_FILTERS.find((one) => one === event.target.value) ?? null })
              }
              options={[
                { value: "", label: t("filter.all") },
                ...JOURNAL_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) })),
              ]}
            />
          )}
          <div className={styles.days}>
            {day("from")}
            {day("to")}
          </div>
          <div className={styles.foot}>
            <Button disabled={!on} onClick={() => onChoice({ ...NO_CHOICE, q: choice.q })}>
              {t("filter.clear")}
            </Button>
            <Button variant="primary" onClick={close}>
              {t("filter.done")}
            </Button>
          </div>
        </div>
      )}
    </Popover>
  );
}
