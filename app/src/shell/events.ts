import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refresh } from "./queries.ts";

/** What the server tells every device of a person: the beginnings of the paths whose answers have changed. */
type Message = { topics?: unknown };

/** Listens to the server while somebody is signed in, and reads again what changed elsewhere. */
export function useServerEvents(signedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!signedIn || typeof EventSource === "undefined") return undefined;
    const source = new EventSource("/api/events");
    source.addEventListener("message", (event: MessageEvent<string>) => {
      void refresh(
        client,
        topicsOf(event.data).map((topic) => `/api/${topic}`),
      );
    });
    return () => source.close();
  }, [client, signedIn]);
}

function topicsOf(data: string): string[] {
  try {
    const { topics } = JSON.parse(data) as Message;
    return Array.isArray(topics) ? topics.filter((topic) => typeof topic === "string") : [];
  } catch {
    return [];
  }
}
