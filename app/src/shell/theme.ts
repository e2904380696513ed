import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

/** What a person may choose; `system` follows the device. */
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "wisp-theme";
const listeners = new Set<() => void>();
const systemDark = () => matchMedia("(prefers-color-scheme: dark)");

/** The stored choice; light where there is none. */
export function readTheme(): Theme {
  const stored = readStored(KEY);
  return THEMES.find((theme) => theme === stored) ?? "light";
}

/** Stores a choice and shows it at once. */
export function setTheme(theme: Theme): void {
  writeStored(KEY, theme);
  show();
}

const shown = (): "light" | "dark" => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

function show(): void {
  const theme = readTheme();
  const dark = theme === "dark" || (theme === "system" && systemDark().matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  for (const listener of listeners) listener();
}

/** Follows the device and the other tabs. The first theme was set before the first paint (before-paint.js). */
export function followTheme(): void {
  systemDark().addEventListener("change", show);
  addEventListener("storage", (event) => {
    if (event.key === KEY) show();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The theme that is shown, and a toggle between dark and light. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, shown);
  return { theme, toggle: () => setTheme(theme === "dark" ? "light" : "dark") };
}
