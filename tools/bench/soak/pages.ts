/** Starting points, one or more pages of every area; pages of these kinds that they link to are visited too. */
const starts = [
  '/',
  '/for-sale/richmond-vic-3121/real-estate',
  '/for-rent/brunswick-vic-3056/real-estate',
  '/for-sale/vic/real-estate',
  '/sold-properties/richmond-vic-3121',
  '/locations',
  '/location/richmond-vic-3121',
  '/location/richmond-vic-3121/reviews',
  '/questions',
  '/blog',
  '/agent-finder',
  '/sign-in',
];
const linked: readonly (readonly [from: string, link: RegExp, most: number])[] = [
  ['/for-sale/richmond-vic-3121/real-estate', /(?<=href=")\/property\/[^"?#]+/g, 8],
  ['/for-sale/vic/real-estate', /(?<=href=")\/property\/[^"?#]+/g, 8],
  ['/agent-finder', /(?<=href=")\/agent\/[^"?#/]+(?=")/g, 3],
  ['/questions', /(?<=href=")\/question\/[^"?#]+/g, 3],
  ['/blog', /(?<=href=")\/blog\/[^"?#/]+(?=")/g, 3],
];

/**
 * Paths that visitors open, of all areas.
 * @throws {Error} when one of them has no page
 */
export async function visitedPaths(host: string): Promise<readonly string[]> {
  const pages = new Map<string, string>();
  for (const path of starts) {
    const response = await fetch(host + path, { redirect: 'manual' });
    const page = await response.text();
    if (response.status !== 200) throw new Error(`${path} responded ${response.status}.`);
    pages.set(path, page);
  }
  return [
    ...new Set([
      ...starts,
      ...linked.flatMap(([from, link, most]) => [...new Set(pages.get(from)?.match(link) ?? [])].slice(0, most)),
    ]),
  ];
}

/** Only a server-rendered page contains its data in the boot JSON. */
export const rendered = ',"page":{"area":"';
