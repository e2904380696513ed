import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MISSING =
  "No Chromium was found for the browser journeys: install the package chromium (apt-get install chromium) or set CHROMIUM_PATH";

/** The path of a Chromium: the one that the environment names, else the first that is installed. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env["CHROMIUM_PATH"] || env["PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"];
  if (named) return isProgram(named) ? named : undefined;
  const folders = ["/usr/bin", ...(env["PATH"] ?? "").split(delimiter)];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
}

/**
 * Finds a Chromium, and as root on Debian or Ubuntu installs it where there is none.
 * @throws Error with one line that names the package
 */
export async function provideChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.env["CHROMIUM_PATH"]) throw new Error(`CHROMIUM_PATH: ${process.env["CHROMIUM_PATH"]} is no program`);
  if (process.getuid?.() === 0 && isDebian()) {
    console.log("Installing the package chromium…");
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], false, quiet);
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"], false, quiet);
  }
  const installed = findChromium();
  if (!installed) throw new Error(MISSING);
  return installed;
}

const isDebian = (): boolean =>
  existsSync("/usr/bin/apt-get") && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync("/etc/os-release", "utf8"));

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
