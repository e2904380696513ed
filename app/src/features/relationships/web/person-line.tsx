import { Avatar } from "#app/ui/avatar/avatar.tsx";
import type { DateAhead } from "../contract/people.ts";
import styles from "./person-line.module.css";

type PersonLineProps = {
  who: Pick<DateAhead, "name" | "photo" | "relationship">;
  /** The quiet line below the name. */
  text: string;
  onOpen: () => void;
};

/** A person in one line, to be pressed: picture, name, and why they stand here. */
export const PersonLine = ({ who, text, onOpen }: PersonLineProps) => (
  <button type="button" className={styles.line} onClick={onOpen}>
    <Avatar name={who.name} src={who.photo} size={30} tone={who.relationship} />
    <span>
      <b>{who.name}</b>
      <small>{text}</small>
    </span>
  </button>
);
