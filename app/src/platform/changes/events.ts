import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { CHANNEL } from "../act.ts";
import type { Log } from "../log.ts";

/** What one device is told: which lists to fetch again, or that its session has ended (or every one, as the server stops). */
export type DeviceEvent = { topics: string[] } | { ended: string };
/** Stands for all sessions in `ended`. */
export const EVERY_SESSION = "*";
type Subscriber = { owner: string; send: (event: DeviceEvent) => void };

/** Devices that listen to this node. */
export type Events = {
  subscribe: (owner: string, send: (event: DeviceEvent) => void) => () => void;
  close: () => Promise<void>;
};

/** Listens to what any node announced and passes it on to the devices that hang on this one. */
export async function openEvents(connection: pg.ClientConfig, log: Log): Promise<Events> {
  const subscribers = new Set<Subscriber>();
  let client: pg.Client | undefined;
  let closed = false;

  const tell = (payload: string | undefined): void => {
    if (payload === undefined) return;
    const { owner, ...event } = JSON.parse(payload) as { owner: string } & DeviceEvent;
    for (const subscriber of subscribers) if (subscriber.owner === owner) subscriber.send(event);
  };

  const listen = async (): Promise<void> => {
    const next = new pg.Client(connection);
    next.on("notification", (message) => tell(message.payload));
    next.on("error", () => undefined);
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    // Only of a connection that listened: a try that failed ends too, and each would begin a round of tries of its own.
    next.on("end", () => void reconnect());
    client = next;
    if (closed) await next.end();
  };

  // What was announced while nobody listened is unknown: every device fetches everything again.
  const reconnect = async (): Promise<void> => {
    while (!closed) {
      await sleep(500);
      try {
        await listen();
        for (const subscriber of subscribers) subscriber.send({ topics: ["*"] });
        return;
      } catch {
        log.warn({ code: "events-reconnect" }, "the database does not answer; events wait");
      }
    }
  };

  await listen();
  return {
    subscribe: (owner, send) => {
      const subscriber = { owner, send };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    close: async () => {
      closed = true;
      for (const subscriber of subscribers) subscriber.send({ ended: EVERY_SESSION });
      await client?.end();
    },
  };
}
