import { streamSSE } from "hono/streaming";
import { EVERY_SESSION } from "../changes/events.ts";
import type { AccountCtx } from "./route.ts";

// Proxies close a silent connection after a minute or so.
const HEARTBEAT = 25_000;

/** Keeps a device told of what changes, until it goes or its session ends. */
export function eventStream({ http, events, account, session }: AccountCtx): Response {
  http.header("cache-control", "no-store");
  http.header("x-accel-buffering", "no");
  return streamSSE(http, async (stream) => {
    let wake: () => void = () => undefined;
    const queue: string[] = [];
    let open = true;
    const close = () => {
      open = false;
      wake();
    };
    const unsubscribe = events.subscribe(account.id, (event) => {
      if ("ended" in event) {
        if (event.ended === session.id || event.ended === EVERY_SESSION) close();
        return;
      }
      queue.push(JSON.stringify(event));
      wake();
    });
    stream.onAbort(close);
    try {
      await stream.writeSSE({ data: JSON.stringify({ topics: [] }) });
      while (open) {
        const data = queue.shift();
        if (data !== undefined) {
          await stream.writeSSE({ data });
          continue;
        }
        const spoke = await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(false), HEARTBEAT);
          wake = () => {
            clearTimeout(timer);
            resolve(true);
          };
        });
        if (!spoke) await stream.write(": still here\n\n");
      }
    } finally {
      unsubscribe();
    }
  });
}
