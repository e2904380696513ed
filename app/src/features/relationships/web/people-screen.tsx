import { useSearch } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "#app/shell/queries.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import { RELATIONSHIPS, type Relationship } from "../contract.ts";
import { countRelationships } from "../contract/count.ts";
import { displayName } from "../rules.ts";
import { AddButton, type Group } from "./add-button.tsx";
import { ContactsMenu } from "./contacts-menu.tsx";
import { FreePlace } from "./free-place.tsx";
import { LimitBadge } from "./limit-badge.tsx";
import { useLimitDialog } from "./limit-dialog.tsx";
import { LogInteractionDialog } from "./log-interaction-dialog.tsx";
import { PeopleList } from "./people-list.tsx";
import { PersonCard } from "./person-card.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PossibleDoubles } from "./possible-doubles.tsx";
import { RelationshipDialog } from "./relationship-dialog.tsx";
import { usePersonActs } from "./use-person-acts.tsx";
import styles from "./people-screen.module.css";

const GROUPS: readonly Group[] = ["all", ...RELATIONSHIPS];
// As long as somebody who types does not pause.
const PAUSE = 250;

/** What is open over the list. */
type Shown =
  | { what: "add"; group: Group }
  | { what: "edit" | "log" | "delete"; person: Relationship }
  | { what: "open"; id: string };

/** Everybody who matters, by group, with all that can be done with them. `head` is given the screen's own buttons. */
export function PeopleScreen({ head }: { head: (buttons: ReactNode) => ReactNode }) {
  const { t } = useTranslation("relationships");
  const [group, setGroup] = useState<Group>("all");
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  // A link may name somebody.
  const { person: linked } = useSearch({ strict: false }) as { person?: string };
  const [shown, setShown] = useState<Shown | null>(() => (linked ? { what: "open", id: linked } : null));
  const limit = useLimitDialog();
  const acts = usePersonActs(limit.refused);
  const { data: standing } = useQuery(queryOf(countRelationships));
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const left = standing && standing.maximum !== null ? standing.maximum - standing.count : null;
  // Whoever has no place left reads so before filling in a form, not after.
  const add = (to: Group) => (left !== null && left <= 0 ? limit.show() : setShown({ what: "add", group: to }));
  const close = () => setShown(null);
  const card = (person: Relationship) => (
    <PersonCard
      person={person}
      onLog={() => void acts.log(person)}
      onLogWith={() => setShown({ what: "log", person })}
      onOpen={() => setShown({ what: "open", id: person.id })}
      onEdit={() => setShown({ what: "edit", person })}
      onDelete={() => setShown({ what: "delete", person })}
    />
  );
  const search = standing && (standing.count > 0 || typed !== "") && (
    <TextField
      type="search"
      label={t("list.search")}
      hideLabel
      placeholder={t("list.search")}
      icon={<Search aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      autoComplete="off"
      className={styles.search}
    />
  );
  return (
    <>
      {head(
        <div className={styles.buttons}>
          <LimitBadge />
          <ContactsMenu />
          <AddButton group="all" onAdd={() => add("all")} />
        </div>,
      )}
      <PossibleDoubles />
      <Tabs
        label={t("list.groups")}
        value={group}
        onValueChange={setGroup}
        items={GROUPS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      >
        {search}
        {GROUPS.map((value) => (
          <TabPanel key={value} value={value}>
            <PeopleList
              group={value}
              q={q}
              onClear={() => setTyped("")}
              onAdd={() => add(value)}
              renderCard={card}
              end={
                value === "all" &&
                q === "" &&
                left !== null &&
                left > 0 && <FreePlace count={left} onAdd={() => add("all")} />
              }
            />
          </TabPanel>
        ))}
      </Tabs>
      <Dialogs shown={shown} close={close} show={setShown} acts={acts} />
      {limit.dialog}
    </>
  );
}

type DialogsProps = {
  shown: Shown | null;
  close: () => void;
  show: (shown: Shown) => void;
  acts: ReturnType<typeof usePersonActs>;
};

function Dialogs({ shown, close, show, acts }: DialogsProps) {
  const { t } = useTranslation("relationships");
  if (shown === null) return null;
  const onOpenChange = (open: boolean) => !open && close();
  if (shown.what === "open") return <PersonDialog id={shown.id} onOpenChange={onOpenChange} />;
  if (shown.what === "add") return <RelationshipDialog open onOpenChange={onOpenChange} group={shown.group} />;
  const { person } = shown;
  if (shown.what === "edit") {
    const onDelete = () => show({ what: "delete", person });
    return <RelationshipDialog open onOpenChange={onOpenChange} person={person} onDelete={onDelete} />;
  }
  if (shown.what === "log")
    return (
      <LogInteractionDialog open onOpenChange={onOpenChange} person={person} log={(body) => acts.log(person, body)} />
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={t("delete.title", { name: displayName(person) })}
      text={t("delete.text")}
      answers={[{ label: t("card.delete"), danger: true, run: () => void acts.remove(person) }]}
    />
  );
}
