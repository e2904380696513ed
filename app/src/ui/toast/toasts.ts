import type { ReactNode } from "react";

/** What a toast says. `destructive` is the style of every failure; an `action` is an act such as Undo. */
export type Toast = {
  title: string;
  description?: string | undefined;
  /** A second line, where there is more to tell than what happened. */
  detail?: string | undefined;
  destructive?: boolean;
  action?: { label: string; icon?: ReactNode; run: () => void } | undefined;
};

/** A shown toast: a new `key` is a new toast, whose clock starts again. */
export type ShownToast = Toast & { key: number };

let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

const announce = (next: ShownToast | null) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a toast for 5 seconds. There is one at a time: a newer one takes the older one's place. */
export function showToast(toast: Toast): void {
  count += 1;
  announce({ ...toast, key: count });
}

/** Takes the toast away, unless a newer one than `key` already stands in its place. */
export function closeToast(key?: number): void {
  if (key === undefined || shown?.key === key) announce(null);
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => shown,
};
