import type { Task } from "../contract.ts";

/** Words that say how much a task matters, in every language that Wisp speaks; the first that fits counts. */
export const PRIORITY_WORDS: readonly { priority: Task["priority"]; words: readonly RegExp[] }[] = [
  {
    priority: "high",
    words: [
      /!(?:high|alta|haute|1)/,
      /p1/,
      /(?:high|top)[ -]priority|priority:? high/,
      /(?:alta|m[áa]xima) prioridad|prioridad:? (?:alta|m[áa]xima)/,
      /(?:haute|forte) priorit[ée]|priorit[ée] ?:? (?:haute|[ée]lev[ée]e|maximale)/,
      // Alone at an end only: "urgent care" is a place.
      /^(?:urgent|urgente)(?=[ :,!])|(?:muy |très |very )?(?:urgent|urgente)[.!]*$/,
    ],
  },
  {
    priority: "medium",
    words: [
      /!(?:medium|media|moyenne|2)/,
      /p2/,
      /(?:medium|normal)[ -]priority|priority:? (?:medium|normal)/,
      /prioridad:? (?:media|normal)/,
      /priorit[ée] ?:? (?:moyenne|normale)/,
    ],
  },
  {
    priority: "low",
    words: [
      /!(?:low|baja|basse|3)/,
      /p3/,
      /low[ -]priority|priority:? low/,
      /baja prioridad|prioridad:? baja/,
      /(?:faible|basse) priorit[ée]|priorit[ée] ?:? (?:basse|faible)/,
    ],
  },
];
