import type { TopicValue } from '@verandah/kit';

type Visit = TopicValue<'visit'>;

/** Milliseconds without a page of results after which the next one begins another visit. */
const pause = 30 * 60_000;

/** The visit that a page of results at a time belongs to. */
export function nextVisit(before: Visit | undefined, now: number): Visit {
  if (!before || before.current > now) return { version: 1, current: now };
  const previous = now - before.current > pause ? before.current : before.previous;
  return { version: 1, current: now, ...(previous !== undefined && { previous }) };
}
