import type { Span } from "../suggestion.ts";

/** Of mentions in text order that do not overlap, those that touch a span; found by halving, since a note may hold thousands. */
export function timesWithin<Mention extends { span: Span }>(times: readonly Mention[], { start, end }: Span): Mention[] {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]!.span.end <= start) low = middle + 1;
    else high = middle;
  }
  const found: Mention[] = [];
  for (let index = low; index < times.length && times[index]!.span.start < end; index += 1) found.push(times[index]!);
  return found;
}
