import type { Vocabulary } from "../text/vocabulary.ts";

/**
 * Whether the words begin with a verb that tells oneself to do something: "descale the kettle", "llamar al banco".
 * Strict asks more of words that are as often nouns ("water the ferns", but not "water bottle").
 */
export function isImperative(core: string, vocabulary: Vocabulary, strict = false): boolean {
  const { words, opening } = vocabulary;
  const [, first = "", second = ""] = /^([\p{L}\p{N}'-]+)[,:]?(?: +([\p{L}\p{N}'$€£@#"-]+))?/u.exec(core) ?? [];
  if (first === "" || opening.notAVerb.test(core)) return false;
  if (isInfinitive(first, vocabulary)) return true;
  if (words.taskVerbs.has(first)) return !strict || second !== "" || core.length > first.length;
  if (words.nounVerbs.has(first)) {
    if (second === "" || words.compoundEnds.has(second)) return false;
    return (
      !strict || words.determiners.has(second) || words.kin.has(second) || /^\d/u.test(second) || second.endsWith("'s")
    );
  }
  return false;
}

/** "The" after an unknown first word makes it a verb: "winterize the pipes". */
export function looksImperative(core: string, { words, language }: Vocabulary): boolean {
  if (language !== "en") return false;
  const [, first = "", second = ""] = /^([a-z-]{3,}) +([a-z]+)/u.exec(core) ?? [];
  if (!/^(?:the|my|our|his|her|their|your|all|some)$/u.test(second)) return false;
  return (
    !words.ordinary.has(first) &&
    !words.pastVerbs.has(first) &&
    !/(?:ed|ing|s|ly)$/u.test(first) &&
    !words.kin.has(first) &&
    !words.common.has(first) &&
    !words.appointments.has(first)
  );
}

export function isInfinitive(word: string, { infinitive, notInfinitives }: Vocabulary): boolean {
  return infinitive.test(word) && !notInfinitives.has(word);
}
