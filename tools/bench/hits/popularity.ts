/** Paths of all pages that the sitemaps of a site name. @throws {Error} when the site has no sitemap */
export async function sitemapPaths(host: string): Promise<readonly string[]> {
  const addresses = async (path: string): Promise<readonly string[]> => {
    const answer = await fetch(host + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  };
  const paths: string[] = [];
  for (const path of await addresses('/sitemap.xml')) paths.push(...(await addresses(path)));
  return [...new Set(paths)];
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
};

/**
 * Draws pages of which the k-th is requested 1/k^skew as often as the first; which one is the k-th is arbitrary. @param
 * next numbers from 0 to 1
 */
export function popularPages(paths: readonly string[], skew: number, next = Math.random): () => string {
  const order = paths
    .map((path) => ({ path, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ path }) => path);
  let sum = 0;
  const upTo = order.map((_, at) => (sum += (at + 1) ** -skew));
  return () => {
    const drawn = next() * sum;
    let [low, high] = [0, order.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) < drawn) low = middle + 1;
      else high = middle;
    }
    return order[low] as string;
  };
}
