import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { TextField } from "./text-field.tsx";
import styles from "./field.module.css";

const PAUSE = 250;

type SearchFieldProps = {
  label: string;
  /** The name of the button that empties it. */
  clearLabel: string;
  /** The words that are looked for. */
  value: string;
  onChange: (words: string) => void;
  /** It came up at a press: whoever asked for it wants to type. */
  ready?: boolean;
};

/** A field of words to look for. A pause in typing is waited for, so that each letter does not ask the server. */
export function SearchField({ label, clearLabel, value, onChange, ready = false }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ready) field.current?.focus();
  }, [ready]);
  const send = useEffectEvent((words: string) => {
    if (words !== value) onChange(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = (
    <IconButton
      label={clearLabel}
      className={styles.inside}
      onClick={() => {
        setTyped("");
        onChange("");
      }}
    >
      <X aria-hidden />
    </IconButton>
  );
  return (
    <TextField
      hideLabel
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      ref={field}
      label={label}
      placeholder={label}
      icon={<Search aria-hidden />}
      value={typed}
      end={typed !== "" && clear}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
