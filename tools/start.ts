import { StartError } from "../app/src/platform/config.ts";
import { runServer } from "../app/src/server.ts";
import { buildIfStale, isFresh } from "./build.ts";

// The server runs in this very process, so that signals reach it and nothing stands between it and its supervisor.
await runServer(async () => {
  if (!isFresh()) console.log("Building the web half…");
  if (!(await buildIfStale())) throw new StartError("The web half could not be built; the reason stands above");
});
