import type { Recognizer } from "../clause.ts";
import { isImperative, looksImperative } from "./imperative.ts";

/** "I need to…", "don't forget…", "to do:". */
export const obligation: Recognizer = ({ core }, { vocabulary: { opening } }) =>
  opening.obligation.test(core) ? { category: "task", confidence: 0.9, rule: "obligation" } : null;

/** "Descale the kettle", "llamar al banco". */
export const imperative: Recognizer = (clause, { vocabulary }) => {
  if (isImperative(clause.core, vocabulary)) return { category: "task", confidence: clause.setting.bullet ? 0.9 : 0.85, rule: "imperative" };
  return looksImperative(clause.core, vocabulary) ? { category: "task", confidence: 0.6, rule: "looks-imperative" } : null;
};

/** "Dentist tuesday 3pm", "rent due friday", "gym every monday": something with a time to come. */
export const appointment: Recognizer = ({ core, times, people }, { vocabulary: { words, anywhere, opening } }) => {
  const ahead = times.filter(({ tense }) => tense === "future");
  if (ahead.length === 0) return null;
  const known = core.split(/[^\p{L}\p{N}:'-]+/u).some((word) => words.appointments.has(word) || words.errands.has(word));
  if (!known && !core.split(/[^\p{L}]+/u).some((word) => word.length > 2 && !words.common.has(word))) return null;
  const repeats = ahead.some(({ repeat }) => repeat !== null);
  const clock = ahead.some(({ due }) => due !== null && due.length > 10);
  if ((opening.past.test(core) || anywhere.past.test(core)) && !anywhere.due.test(core)) return null;
  if (known || anywhere.due.test(core) || anywhere.arrival.test(core)) return { category: "task", confidence: 0.85, rule: repeats ? "recurring" : "appointment" };
  if (repeats || clock) return { category: "task", confidence: 0.7, rule: "timed" };
  return { category: "task", confidence: people.length > 0 ? 0.5 : 0.55, rule: "dated" };
};

/** "… so I need to email him": an obligation farther on. */
export const obligationInside: Recognizer = ({ core }, { vocabulary: { anywhere } }) =>
  anywhere.obligation.test(core) || anywhere.needsDoing.test(core) ? { category: "task", confidence: 0.7, rule: "obligation-inside" } : null;

/** A line of a list, or an errand noun without a time: "milk", "dentist". */
export const listed: Recognizer = ({ core, setting, span }, { folded, vocabulary: { words } }) => {
  if (/^ *\?/u.test(folded.slice(span.end, span.end + 3))) return null;
  const first = /^[\p{L}'-]+/u.exec(core)?.[0] ?? "";
  if (words.appointments.has(first) || words.errands.has(first)) return core.split(/ +/u).length <= 5 ? { category: "task", confidence: 0.5, rule: "errand" } : null;
  return setting.bullet && core.split(/ +/u).length <= 8 ? { category: "task", confidence: 0.5, rule: "listed" } : null;
};
