import { foldName } from '../../geography/locations/public.ts';
import type { FrequentPoint } from './review.ts';

/** Points of one review, and of a list. */
export const mostPoints = 6;
export const longestPoint = 80;
const mostListed = 12;

/** The points of a stored text: one a line; lines of several sentences or with bullets are split. */
export function pointsOf(text: string): string[] {
  return text
    .split(/[\n;•]|\.\s/)
    .map((each) => each.replace(/^[\s\-*–—]+|[\s.,!]+$/g, ''))
    .filter((each) => each !== '');
}

/** Words that carry no meaning alone. */
const filler = new Set([
  'the',
  'a',
  'an',
  'very',
  'really',
  'so',
  'quite',
  'is',
  'are',
  'lots',
  'of',
  'some',
  'many',
  'all',
  'to',
  'and',
  'its',
  'great',
  'good',
  'lovely',
  'nice',
]);

/** The subject of a point, whatever its word order: 'Close to the trains' and 'train close' → 'close train'. */
function keyOf(point: string): string {
  const words = foldName(point).split(' ').filter(Boolean);
  const telling = words.filter((word) => !filler.has(word));
  return [
    ...new Set(
      (telling.length > 0 ? telling : words).map((word) =>
        word.replace(/(?<=[a-z]{3})(?:ies|s)$/, (ending) => (ending === 'ies' ? 'y' : '')),
      ),
    ),
  ]
    .toSorted()
    .join(' ');
}

/**
 * What reviews say most: equal points counted once a review, those of most reviews first, then those said latest.
 * @param reviews their points, the latest review first
 */
export function frequentPoints(reviews: readonly (readonly string[])[]): FrequentPoint[] {
  const found = new Map<string, { count: number; latest: number; spellings: Map<string, number> }>();
  for (const [place, points] of reviews.entries()) {
    const counted = new Set<string>();
    for (const point of points) {
      const key = keyOf(point);
      if (key === '' || counted.has(key)) continue;
      counted.add(key);
      const known = found.get(key) ?? { count: 0, latest: place, spellings: new Map<string, number>() };
      known.count += 1;
      known.spellings.set(point, (known.spellings.get(point) ?? 0) + 1);
      found.set(key, known);
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count || a.latest - b.latest)
    .slice(0, mostListed)
    .map(({ count, spellings }) => ({
      count,
      text: [...spellings].reduce((best, each) => (each[1] > best[1] ? each : best))[0],
    }));
}
