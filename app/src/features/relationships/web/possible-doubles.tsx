import { useQuery } from "@tanstack/react-query";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "#app/shell/queries.ts";
import { readStored, writeStored } from "#app/shell/storage.ts";
import { Banner } from "#app/ui/banner/banner.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { listPossibleDoubles, type PossibleDouble } from "../contract/people.ts";
import { foldedName } from "../rules/same-name.ts";
import { PersonDialog } from "./person-dialog.tsx";
import styles from "./possible-doubles.module.css";

// Pairs that the person said are two people; ids alone, kept on this device.
const KEY = "wisp-two-people";

/** One quiet line where two cards may be one person's; nothing where there are none, or while that is not known. */
export function PossibleDoubles() {
  const { t } = useTranslation("relationships");
  const { data = [] } = useQuery(queryOf(listPossibleDoubles, { query: { limit: 50 } }));
  const [apart, setApart] = useState(() => (readStored(KEY) ?? "").split(" "));
  const [compared, setCompared] = useState<PossibleDouble | null>(null);
  const pair = data.find((one) => !apart.includes(keyOf(one)));
  const keepApart = (one: PossibleDouble) => {
    const now = [...apart.filter(Boolean), keyOf(one)];
    setApart(now);
    writeStored(KEY, now.join(" "));
  };
  const buttons = pair && (
    <div className={styles.buttons}>
      <Button size="sm" onClick={() => setCompared(pair)}>
        {t("people.doubles.compare")}
      </Button>
      <Button size="sm" variant="text" onClick={() => keepApart(pair)}>
        {t("people.doubles.apart")}
      </Button>
    </div>
  );
  return (
    <>
      {pair && (
        <section aria-label={t("people.doubles.title")} className={styles.doubles}>
          <Banner icon={<Users aria-hidden />} action={buttons}>
            {foldedName(pair.name) === foldedName(pair.otherName)
              ? t("people.doubles.textSame", { name: pair.name })
              : t("people.doubles.text", { name: pair.name, other: pair.otherName })}
          </Banner>
        </section>
      )}
      {compared && (
        <PersonDialog
          id={compared.personId}
          mergeWith={compared.otherId}
          onOpenChange={(open) => !open && setCompared(null)}
        />
      )}
    </>
  );
}

const keyOf = ({ personId, otherId }: PossibleDouble): string => [personId, otherId].sort().join("+");
