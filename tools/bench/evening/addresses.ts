import { operations } from '../api-under-load.ts';
import type { Addresses } from './messages.ts';

const typeahead = `query SuggestPlaces($term: String!, $take: Int!) {
  locationSearch(filter: { term: $term, take: $take }) { kind label detail slug bounds }
}`;
/** Of the eight calls of a visit three are searches. */
const callsOfEach = 400;

const locations = async (address: string): Promise<readonly string[]> =>
  [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);

/** Every public page of a site by its sitemaps, in an order that has nothing to do with what they are about. */
export async function publicAddresses(site: string): Promise<Addresses> {
  const pages = { results: [] as string[], listings: [] as string[], others: [] as string[] };
  for (const sitemap of await locations(`${site}/sitemap.xml`)) {
    const kind = sitemap.includes('/searches/') ? 'results' : sitemap.includes('/listings/') ? 'listings' : 'others';
    pages[kind].push(...(await locations(sitemap)).map((address) => new URL(address).pathname));
  }
  for (const list of Object.values(pages)) mix(list);
  const page = await (await fetch(site + (pages.results[0] ?? '/'), { headers: { accept: 'text/html' } })).text();
  const files = [
    ...new Set([...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css)[^"]*)"/g)].map(([, path = '']) => path)),
  ];
  return { ...pages, files, calls: callsOf(pages) };
}

function callsOf({ results, listings }: Pick<Addresses, 'results' | 'listings'>): readonly string[] {
  const slugs = results.flatMap((path) => /^\/for-(?:sale|rent)\/([^/]+-\d{4})\//.exec(path)?.[1] ?? []);
  return Array.from({ length: callsOfEach }, (_, at) => {
    const slug = slugs[at % slugs.length] ?? '';
    const query = {
      searchMode: 'location',
      statusType: at % 3 === 2 ? 'rent' : 'buy',
      locationSearchContext: { searchLocations: [{ slug }], includeSurroundingSuburbs: at % 2 === 0 },
      paging: { skip: 0, take: 20 },
    };
    const uri = listings[at % listings.length]?.replace('/property/', '');
    return [
      ...Array.from({ length: 3 }, () => ({ query: operations.search, variables: { places: [slug], query } })),
      ...[2, 3, 4].map((length) => ({ query: typeahead, variables: { term: slug.slice(0, length), take: 8 } })),
      ...Array.from({ length: 2 }, () => ({ query: operations.listing, variables: { uri } })),
    ].map((call) => JSON.stringify(call));
  }).flat();
}

/** The same order each time. */
function mix(list: string[]): void {
  const keys = new Map(list.map((path) => [path, keyOf(path)]));
  list.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}

/** FNV-1a. */
function keyOf(text: string): number {
  let key = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) key = Math.imul(key ^ text.charCodeAt(at), 16_777_619);
  return key >>> 0;
}
