/** A kind of page and addresses of it; the more addresses, the less a cache of rows flatters it. */
export interface ChainKind {
  readonly name: string;
  readonly paths: readonly string[];
}

/** Milliseconds of CPU that a fresh page may cost, all processes together. */
export const goals: Readonly<Record<string, number>> = { results: 12, listing: 14, home: 8 };
/** For every other kind. */
export const otherGoal = 15;

const suburbs = [
  'richmond-vic-3121',
  'brunswick-vic-3056',
  'hawthorn-vic-3122',
  'newtown-nsw-2042',
  'paddington-qld-4064',
];
const results = suburbs.map((slug) => `/for-sale/${slug}/real-estate`);

interface Source {
  readonly name: string;
  /** Pages whose links are followed; without `link` they are the addresses themselves. */
  readonly from: readonly string[];
  readonly link?: RegExp;
}
const sources: readonly Source[] = [
  { name: 'results', from: results },
  { name: 'listing', from: results, link: /(?<=href=")\/property\/[^"?#]+/g },
  { name: 'home', from: ['/'] },
  { name: 'results of a state', from: ['/for-sale/vic/real-estate'] },
  { name: 'sold', from: suburbs.map((slug) => `/sold-properties/${slug}`) },
  { name: 'agent finder', from: ['/agent-finder'] },
  { name: 'agent', from: ['/agent-finder'], link: /(?<=href=")\/agent\/[^"?#/]+(?=")/g },
  { name: 'office', from: results, link: /(?<=href=")\/real-estate-agency\/[^"?#/]+(?=")/g },
  { name: 'locations', from: ['/locations'] },
  { name: 'suburb', from: suburbs.map((slug) => `/location/${slug}`) },
  { name: 'reviews of a suburb', from: suburbs.map((slug) => `/location/${slug}/reviews`) },
  {
    name: 'street',
    from: ['/location/richmond-vic-3121'],
    link: /(?<=href=")\/location\/richmond-vic-3121\/(?!reviews)[^"?#/]+(?=")/g,
  },
  { name: 'questions', from: ['/questions'] },
  { name: 'question', from: ['/questions'], link: /(?<=href=")\/question\/[^"?#]+/g },
  { name: 'blog', from: ['/blog'] },
  { name: 'post', from: ['/blog'], link: /(?<=href=")\/blog\/[^"?#/]+(?=")/g },
];

const most = 10;

/**
 * Kinds with up to ten addresses each that both sides serve.
 * @param load HTML of a path, or null when a side does not serve it
 */
export async function chainKinds(load: (path: string) => Promise<string | null>): Promise<readonly ChainKind[]> {
  const pages = new Map<string, string | null>();
  const page = async (path: string): Promise<string | null> => {
    if (!pages.has(path)) pages.set(path, await load(path));
    return pages.get(path) ?? null;
  };
  const kinds: ChainKind[] = [];
  for (const { name, from, link } of sources) {
    const paths: string[] = [];
    const found = new Set<string>();
    for (const path of from) {
      const html = await page(path);
      if (html !== null) for (const each of link ? (html.match(link) ?? []) : [path]) found.add(each);
    }
    for (const path of found) if (paths.length < most && (await page(path)) !== null) paths.push(path);
    if (paths.length > 0) kinds.push({ name, paths });
  }
  return kinds;
}
