import type { Clause, Note, Recognizer } from "../clause.ts";

/** "Had coffee with Tom", "rowed with Sam": something that happened with somebody. */
export const interaction: Recognizer = (clause, { vocabulary: { anywhere, opening } }) => {
  if (clause.people.length === 0 || !anywhere.interaction.test(clause.core)) return null;
  // "Had dinner with Ingrid tonight" is over although tonight is not.
  if (looksAhead(clause) && !opening.past.test(clause.core)) return null;
  return { category: "relationship", confidence: 0.85, rule: "interaction" };
};

/** "I learned that Anouk is allergic to nuts": what was heard about somebody. */
export const hearsay: Recognizer = (clause, note) => {
  const said = note.vocabulary.opening.hearsay.exec(clause.core);
  if (said === null || !namedEarly(clause, note, said[0].length)) return null;
  return note.vocabulary.anywhere.fact.test(clause.core.slice(said[0].length)) ? { category: "relationship", confidence: 0.9, rule: "hearsay" } : null;
};

/** "Kofi got engaged", "my brother got the job": a fact about somebody. */
export const personFact: Recognizer = (clause, note) => {
  const { fact, needsDoing } = note.vocabulary.anywhere;
  if (!namedEarly(clause, note, 0) || !fact.test(clause.core) || needsDoing.test(clause.core)) return null;
  if (looksAhead(clause) && note.vocabulary.anywhere.arrival.test(clause.core)) return null;
  return { category: "relationship", confidence: 0.8, rule: "person-fact" };
};

/** "He's gone right off trifle": a fact about somebody named shortly before. */
export const pronounFact: Recognizer = (clause, { text, folded, vocabulary: { opening, words } }) => {
  if (!opening.pronounFact.test(clause.core) || looksAhead(clause)) return null;
  const before = folded.slice(Math.max(0, clause.span.start - 160), clause.span.start);
  const named = before.split(/[^\p{L}]+/u).some((word) => words.kin.has(word)) || /[\p{Ll},] \p{Lu}\p{Ll}/u.test(text.slice(Math.max(0, clause.span.start - 160), clause.span.start));
  return named ? { category: "relationship", confidence: 0.5, rule: "pronoun-fact" } : null;
};

/** A named person and nothing else to go by. */
export const personMentioned: Recognizer = (clause, note) =>
  namedEarly(clause, note, 0) && !looksAhead(clause) && clause.core.split(/ +/u).length >= 4 ? { category: "relationship", confidence: 0.45, rule: "person-mentioned" } : null;

/** Whether a person (or a role like "my boss") is named among the first words. */
function namedEarly({ core, people }: Clause, { vocabulary: { words, opening } }: Note, from: number): boolean {
  const first = core.slice(from, from + 40);
  const leadsToSubject = (lead: string) => {
    const before = lead.trim().split(/ +/u).filter((word) => word !== "");
    return before.length <= 2 && before.every((word) => words.possessives.has(word) || words.intensifiers.has(word));
  };
  const name = people.find((person) => first.includes(person.toLowerCase()));
  const at = name === undefined ? -1 : first.indexOf(name.toLowerCase());
  if (at >= 0 && leadsToSubject(first.slice(0, at))) {
    return !opening.obligation.test(core.slice(from));
  }
  const [, possessive = "", role = ""] = /^ *([\p{L}']+) +(?:[\p{L}-]+ )?([\p{L}-]+)/u.exec(first) ?? [];
  return words.possessives.has(possessive) && possessive !== "the" && (words.roles.has(role) || words.roles.has(/^ *[\p{L}']+ +([\p{L}-]+)/u.exec(first)?.[1] ?? ""));
}

function looksAhead({ times }: Clause): boolean {
  return times.some(({ tense, due, repeat }) => tense === "future" && (repeat !== null || due !== null && due.length > 10));
}
