import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES } from "../suggestion.ts";
import { findTimes } from "./find-times.ts";
import { isLocalDate, isLocalDateTime } from "./local-date.ts";

const WORDS =
  "at on the every each other next last this of from by in before after starting 3 5 9 12 15 31 99 2026 0 3pm 6.30 8:15 17h30 5/6 31/12/26 first third monday friday sat may june day week month year hour years ago noon tonight morning christmas easter lunes cada el la las a de mañana próximo mes dos hace que viene tarde vendredi le à tous les mois prochain dans soir jour , . ; - ( ) and y et é 🎂 9999".split(
    " ",
  );

const texts = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(" "));

test("whatever the text, mentions are in order, apart, inside the text, and due on real days", () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...LANGUAGES), (text, language) => {
      let end = 0;
      for (const { span, due, repeat } of findTimes(text, "2024-02-29T23:59", language)) {
        expect(span.start).toBeGreaterThanOrEqual(end);
        expect(span.end).toBeGreaterThan(span.start);
        expect(due === null ? repeat !== null : isLocalDate(due) || isLocalDateTime(due)).toBe(true);
        end = span.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 150 },
  );
});
