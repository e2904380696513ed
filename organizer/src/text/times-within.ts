import type { Span } from "../suggestion.ts";

/** Of mentions in text order that do not overlap, those that touch a span; found by halving, since a note may hold thousands. */
export function timesWithin<Mention extends { span: Span }>(
  times: readonly Mention[],
  { start, end }: Span,
): Mention[] {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const mention = times[middle];
    if (mention !== undefined && mention.span.end <= start) low = middle + 1;
    else high = middle;
  }
  const found: Mention[] = [];
  for (let index = low; index < times.length; index += 1) {
    const mention = times[index];
    if (mention === undefined || mention.span.start >= end) break;
    found.push(mention);
  }
  return found;
}
