import type { AreaContract } from '../area.ts';

/**
 * Names of the query that the page of a route reads. null: all of them, as on private pages and in contracts that
 * don't state.
 */
export const queryNames = (
  { query, privateRoutes }: Pick<AreaContract, 'query' | 'privateRoutes'>,
  route: string,
): readonly string[] | null => (query === undefined || privateRoutes?.includes(route) ? null : (query[route] ?? []));

/**
 * The address as a page sees it, without parameters that its route does not read: `?utm_source=…` or a random name is
 * the same page, which is rendered and cached once. Names are compared without regard to case.
 */
export function withoutUnknownNames(url: URL, names: readonly string[] | null): URL {
  if (names === null || url.search === '') return url;
  const known = new Set(names.map((name) => name.toLowerCase()));
  const pairs = url.search.slice(1).split('&');
  const readable = pairs.filter((pair) => known.has(nameOf(pair)));
  if (readable.length === pairs.length) return url;
  const address = new URL(url);
  address.search = readable.join('&');
  return address;
}

// The encoding preserves a question mark that the name begins with.
const nameOf = (pair: string): string => new URLSearchParams(`&${pair}`).keys().next().value?.toLowerCase() ?? '';
