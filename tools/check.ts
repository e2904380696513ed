import { availableParallelism } from "node:os";
import { runSteps, STEPS, tellOutcome } from "./steps.ts";

const began = performance.now();
const outcomes = await runSteps(STEPS, Math.max(2, availableParallelism()), tellOutcome);
const failed = outcomes.filter(({ code }) => code !== 0);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `All ${outcomes.length} checks passed in ${seconds} s`
    : `${failed.length} of ${outcomes.length} checks failed in ${seconds} s: ${failed.map(({ name }) => name).join(", ")}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
