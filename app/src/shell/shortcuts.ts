import { useEffect, useEffectEvent } from "react";

type Acts = { ask?: (() => void) | undefined; capture?: (() => void) | undefined; list: () => void };

const WRITES = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]";

/** The app's keys: ⌘K or Ctrl-K asks, anywhere; `c` captures and `?` lists, unless one is typing or a dialog is open. */
export function useShortcuts(acts: Acts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    if (event.metaKey || event.ctrlKey) {
      if (event.key.toLowerCase() === "k" && !event.shiftKey && acts.ask) act(event, acts.ask);
      return;
    }
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(WRITES) || document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
    if (event.key === "c" && acts.capture) act(event, acts.capture);
    if (event.key === "?") act(event, acts.list);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function act(event: KeyboardEvent, run: () => void): void {
  event.preventDefault();
  run();
}
