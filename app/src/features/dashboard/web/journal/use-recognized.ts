import { useQuery } from "@tanstack/react-query";
import { LOW_CONFIDENCE, type Suggestion } from "@wisp/organizer";
import { useEffect, useState } from "react";
import { listRelationships } from "#app/features/relationships/contract.ts";
import { displayName } from "#app/features/relationships/rules.ts";
import { localDateTime } from "#app/shared/calendar-date.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { currentLanguage } from "#app/shell/language.ts";
import { queryOf } from "#app/shell/queries.ts";

/** Something that the organizer sees in words that are still being written. */
export type Recognized = Suggestion & {
  id: string;
  /** It would be asked about first: it is unsure, or means somebody whom nobody knows yet. */
  asks: boolean;
};

const PAUSE = 300;
/** Longer texts are read when they are saved: each pause in typing would read a book. */
const MOST = 20_000;

/**
 * What a text holds, recognized in this browser alone after a pause in typing; while more is written, all that still
 * stands where it stood. Words of crisis hold nothing (decisions 28).
 */
export function useRecognized(text: string, timeZone: string): Recognized[] {
  const people = usePeople();
  const [found, setFound] = useState<Recognized[]>([]);
  useEffect(() => {
    let stale = false;
    const show = async () => {
      const items = await recognize(text, timeZone, people);
      if (!stale) setFound(items);
    };
    const timer = setTimeout(() => {
      void show();
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text, timeZone, people]);
  return found.filter(({ span, content }) => text.slice(span.start, span.end) === content);
}

async function recognize(text: string, timeZone: string, people: readonly string[]): Promise<Recognized[]> {
  if (text.trim() === "" || text.length > MOST) return [];
  const { findCrisis, organize } = await import("@wisp/organizer");
  if (findCrisis(text) !== null) return [];
  const context = {
    now: localDateTime(new Date(), timeZone),
    language: currentLanguage(),
    knownPeople: [...people],
  };
  const known = new Set(people.map((name) => name.toLowerCase()));
  return organize(text, context)
    .filter(({ category }) => category !== "unsorted")
    .map((item, index) => ({
      ...item,
      id: String(index),
      asks:
        item.confidence < LOW_CONFIDENCE ||
        (item.category === "relationship" && item.people.some((name) => !known.has(name.toLowerCase()))),
    }));
}

const NOBODY: readonly string[] = [];

function usePeople(): readonly string[] {
  const { data } = useQuery({
    ...queryOf(listRelationships, { query: { limit: LIMITS.pageMax } }),
    select: namesOf,
  });
  return data ?? NOBODY;
}

const namesOf = (people: readonly { firstName: string; lastName: string | null; nickname: string | null }[]) =>
  people.flatMap((person) => [person.firstName, displayName(person), person.nickname ?? person.firstName]);
