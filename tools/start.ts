import { buildIfStale, isFresh } from "./build.ts";

/** The server's own start; not imported by name, so that the tools are type-checked without the whole app. */
type Server = { runServer: (prepare: () => Promise<void>) => Promise<void> };

const { runServer } = (await import(new URL("../app/src/server.ts", import.meta.url).href)) as Server;

// The server runs in this very process, so that signals reach it and nothing stands between it and its supervisor.
await runServer(async () => {
  if (!isFresh()) console.log("Building the web half…");
  if (await buildIfStale()) return;
  console.error("Wisp cannot start. The web half could not be built; the reason stands above");
  process.exit(1);
});
