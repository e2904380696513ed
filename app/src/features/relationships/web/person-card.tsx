import CalendarClock from "lucide-react/icons/calendar-clock";
import Ellipsis from "lucide-react/icons/ellipsis";
import MessageCircle from "lucide-react/icons/message-circle";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import UserRound from "lucide-react/icons/user-round";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { deviceTimeZone, formatDue } from "#app/shell/dates.ts";
import { RecordSource } from "#app/shell/record-source.tsx";
import { formatAgo } from "#app/shell/relative-time.ts";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem } from "#app/ui/menu/menu.tsx";
import type { Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";
import { dueForCheckIn } from "../rules/due-for-check-in.ts";
import { checkInWords } from "./check-in-words.ts";
import { deviceToday } from "./device-today.ts";
import { PersonAvatar } from "./person-avatar.tsx";
import styles from "./person-card.module.css";

/** What can be done with a person from their card. */
export type PersonActs = {
  onLog: () => void;
  onLogWith: () => void;
  onOpen: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One person: who they are, what is worth remembering, and when the two last spoke. */
export function PersonCard({ person, ...acts }: { person: Relationship } & PersonActs) {
  const { t } = useTranslation("relationships");
  const { relationship, relationshipType, customRelationship, nickname, jobTitle, notes } = person;
  const name = displayName(person);
  const about = [nickname, jobTitle].filter(Boolean).join(", ");
  return (
    <Card as="article" aria-label={name} className={styles.card}>
      <header className={styles.head}>
        <PersonAvatar person={person} />
        <div className={styles.who}>
          <h2>{name}</h2>
          {about && <p>{about}</p>}
        </div>
        <Badge tone={relationship}>{customRelationship ?? t(`types.${relationshipType}`)}</Badge>
        <PersonMenu name={name} {...acts} />
      </header>
      {notes && <blockquote className={styles.notes}>“{notes}”</blockquote>}
      <Planned person={person} />
      <RecordSource id={person.id} />
      <Contact person={person} onLog={acts.onLog} />
    </Card>
  );
}

function PersonMenu({ name, onLogWith, onOpen, onEdit, onDelete }: { name: string } & PersonActs) {
  const { t } = useTranslation("relationships");
  const trigger = (
    <IconButton label={t("card.menu", { name })} className={styles.menu}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<UserRound aria-hidden />} onSelect={onOpen}>
        {t("card.open")}
      </MenuItem>
      <MenuItem icon={<NotebookPen aria-hidden />} onSelect={onLogWith}>
        {t("card.logWith")}
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        {t("card.edit")}
      </MenuItem>
      <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
        {t("card.delete")}
      </MenuItem>
    </Menu>
  );
}

function Planned({ person }: { person: Relationship }) {
  const { t } = useTranslation("relationships");
  const { nextPlannedInteraction: planned, nextPlannedInteractionDescription: what } = person;
  if (planned === null || planned < deviceToday()) return null;
  const date = formatDue(planned);
  return (
    <p className={styles.planned}>
      <CalendarClock aria-hidden />
      {what === null ? t("card.planned", { date }) : t("card.plannedFor", { date, what })}
    </p>
  );
}

function Contact({ person, onLog }: { person: Relationship; onLog: () => void }) {
  const { t } = useTranslation("relationships");
  const { lastInteraction, checkInFrequency } = person;
  const checkIn = dueForCheckIn(person, deviceToday(), deviceTimeZone());
  const isLate = checkIn !== null && checkIn.late > 0;
  return (
    <footer className={styles.contact}>
      <div>
        <p>{lastInteraction === null ? t("list.never") : t("list.lastSpoke", { when: formatAgo(lastInteraction) })}</p>
        <p className={clsx(styles.often, isLate && styles.late)}>{checkInWords(checkInFrequency, checkIn)}</p>
      </div>
      <Button
        {...(isLate && { variant: "soft" })}
        icon={<MessageCircle aria-hidden />}
        aria-label={t("card.logFor", { name: displayName(person) })}
        onClick={onLog}
      >
        {t("card.log")}
      </Button>
    </footer>
  );
}
