import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refresh } from "../queries.ts";
import { isDeviceKey } from "./device-keys.ts";

const changes = new EventTarget();

/** Tells the screens of this tab what an act on the device has made old. */
export const tellScreens = (topics: readonly string[]): void => {
  changes.dispatchEvent(new CustomEvent("change", { detail: topics }));
};

/** Reads again what changed on the device, in this tab or in another one. */
export function useDeviceEvents(visiting: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!visiting) return undefined;
    const onChange = (event: Event) =>
      void refresh(
        client,
        (event as CustomEvent<string[]>).detail.map((topic) => `/api/${topic}`),
      );
    const onStorage = ({ key }: StorageEvent) => isDeviceKey(key) && void refresh(client, ["/api"]);
    changes.addEventListener("change", onChange);
    window.addEventListener("storage", onStorage);
    return () => {
      changes.removeEventListener("change", onChange);
      window.removeEventListener("storage", onStorage);
    };
  }, [client, visiting]);
}
