import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "./sources.ts";

/** How a command ended; `output` holds both of its streams. */
export type Ended = { code: number; output: string; seconds: number };

/** The environment in which the project's own programs (and its Node) come first. */
export const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(ROOT, "node_modules", ".bin"), process.env["PATH"]].join(delimiter),
  ...more,
});

/** Runs a command in the root folder. @param show whether its output goes to the terminal as it comes */
export function run(command: string, args: string[], show = false, env: Record<string, string> = {}): Promise<Ended> {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    env: environment({ ...(!show && { NO_COLOR: "1" }), ...env }),
    stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  return new Promise((resolve) => {
    const end = (code: number) => resolve({ code, output: output.trim(), seconds: (performance.now() - began) / 1000 });
    child.once("error", (failure) => {
      output += failure.message;
      end(1);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}
