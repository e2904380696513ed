import { join } from "node:path";
import { ROOT } from "./sources.ts";
import { run, type Ended } from "./run.ts";

/** One check: a command whose last line says what it looked at. `tests`: it runs tests, which npm test counts itself. */
export type Step = { name: string; command: string; args: string[]; tests?: boolean };

const bin = (name: string) => join(ROOT, "node_modules/.bin", name);
const types = (name: string, project: string): Step => ({
  name: `types ${name}`,
  command: bin("tsc"),
  args: ["-p", project],
});
const own = (name: string): Step => ({ name, command: process.execPath, args: [`tools/${name}.ts`] });

/** Everything that `npm run check` looks at, the slow ones first. */
export const STEPS: readonly Step[] = [
  {
    name: "unit tests",
    command: bin("vitest"),
    args: ["run", "--project", "organizer", "--project", "tools", "--reporter", "dot"],
    tests: true,
  },
  own("landing"),
  { name: "lint", command: bin("oxlint"), args: ["--type-aware", "--deny-warnings", "--format", "unix"] },
  types("app", "app"),
  types("organizer", "organizer"),
  types("organizer, with Node", "organizer/tsconfig.node.json"),
  types("tools", "tools"),
  { name: "format", command: bin("oxfmt"), args: ["--check", "."] },
  { name: "knip", command: bin("knip"), args: ["--no-progress"] },
  own("walls"),
  own("sizes"),
  own("words"),
];

/** How a step went. */
export type Outcome = Ended & { name: string };

/**
 * Runs steps side by side, as many at once as there are processors to spare.
 * @param tell called as each one ends
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = { name: step.name, ...(await run(step.command, step.args)) };
      outcomes.push(outcome);
      tell(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** Says how a step went: a line where all is well, everything that it printed where not. */
export function tellOutcome({ name, code, seconds, output }: Outcome): void {
  const last = output.split("\n").at(-1)?.trim() ?? "";
  const note = code === 0 && last.length < 90 ? last : "";
  console.log(
    `${code === 0 ? "ok    " : "FAILED"} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(5)} s  ${note}`.trimEnd(),
  );
  if (code !== 0) console.log(output.replaceAll(/^/gm, "       "));
}
