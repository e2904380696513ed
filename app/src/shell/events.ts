import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refresh } from "./queries.ts";

/** What the server tells every device of a person: the beginnings of the paths whose answers have changed; "*" is all of them. */
type Message = { topics?: unknown };

/** Listens to the server while somebody is signed in, and reads again what changed elsewhere. */
export function useServerEvents(signedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!signedIn || typeof EventSource === "undefined") return undefined;
    const source = new EventSource("/api/events");
    let opened = false;
    source.addEventListener("message", (event: MessageEvent<string>) => {
      void refresh(
        client,
        topicsOf(event.data).map((topic) => (topic === "*" ? "/api" : `/api/${topic}`)),
      );
    });
    // What changed while the line was down is not told again.
    source.addEventListener("open", () => {
      if (opened) void refresh(client, ["/api"]);
      opened = true;
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
