import type { Clause, Note, Proposal } from "./clause.ts";
import { readClauses, readNote } from "./read-note.ts";
import { recognize } from "./recognizers/in-order.ts";
import { dueOf } from "./refiners/due.ts";
import { mergeFindings, type Finding } from "./refiners/merge.ts";
import { titleOf } from "./refiners/title.ts";
import { compose } from "./text/compose.ts";
import type { Category, Context, Suggestion } from "./suggestion.ts";

/**
 * The items that a note holds, in its order, each with the words it came from. An empty list where there is nothing to
 * keep (finished chores, things called off); one `unsorted` item where nothing could be recognized. Never throws.
 */
export function organize(text: string, context: Context): Suggestion[] {
  const composed = compose(text);
  const items = organizeComposed(composed.text, context);
  if (composed.text === text) return items;
  return items.map((item) => {
    const span = { start: composed.original(item.span.start), end: composed.original(item.span.end) };
    return { ...item, span, content: text.slice(span.start, span.end) };
  });
}

function organizeComposed(text: string, context: Context): Suggestion[] {
  const note = readNote(text, context);
  const clauses = readClauses(note);
  const findings = mergeFindings(
    clauses.map((clause) => ({ clause, proposal: recognize(clause, note) })),
    note,
  );
  const items = findings.flatMap((finding) => suggest(finding, note));
  if (items.length > 0 || findings.some(({ proposal }) => proposal?.category === "nothing")) return items;
  const [first] = clauses;
  const last = clauses.at(-1);
  if (first === undefined || last === undefined) return [];
  const whole: Clause = { ...first, span: { start: first.span.start, end: last.span.end }, times: [] };
  return suggest(
    { clause: whole, proposal: { category: "unsorted", confidence: 0.5, rule: "nothing-recognized" } },
    note,
  );
}

function suggest({ clause, proposal }: Finding, note: Note): Suggestion[] {
  if (proposal === null || proposal.category === "nothing") return [];
  return [suggestion(clause, note, proposal, proposal.category)];
}

function suggestion(clause: Clause, note: Note, proposal: Proposal, category: Category): Suggestion {
  const { start, end } = clause.span;
  return {
    category,
    title: titleOf(clause, note, category),
    content: note.text.slice(start, end),
    span: { start, end },
    ...dueOf(clause, category),
    people: category === "unsorted" ? [] : [...clause.people],
    mood: category === "emotion" ? (proposal.mood ?? null) : null,
    confidence: proposal.confidence,
    rule: proposal.rule,
  };
}
