import { assumed } from './demand.ts';

/** Pages of nearly the same popularity are grouped. */
const steps = 400;

/** Pages of equal popularity. */
interface Band {
  readonly pages: number;
  readonly share: number;
}

/**
 * All pages of a site, the most popular first, and how often one of each band is requested; the shares of all pages are
 * 1.
 */
function bandsOf(pages: number): readonly Band[] {
  const edges = Array.from({ length: steps + 1 }, (_, step) => Math.round(pages ** (step / steps)));
  const raw = edges
    .slice(1)
    .map((edge, at) => ({
      pages: edge - (at === 0 ? 0 : (edges[at] as number)),
      weight: ((edge + (edges[at] as number)) / 2) ** -assumed.skew,
    }))
    .filter((band) => band.pages > 0);
  const sum = raw.reduce((total, band) => total + band.pages * band.weight, 0);
  return raw.map((band) => ({ pages: band.pages, share: band.weight / sum }));
}

/**
 * Of a host's pages for everybody, the share that is cached. A page that is requested r times a second and cached for T
 * seconds is rendered r/(1 + rT) times; T is the time for which pages are fresh, or what the memory allows if that is
 * less.
 */
export function cachedShare({
  pages,
  perSecond,
  freshSeconds,
  cacheBytes,
  pageBytes,
}: {
  readonly pages: number;
  readonly perSecond: number;
  readonly freshSeconds: number;
  readonly cacheBytes: number;
  /** The host's memory for a cached page (`host/server/page-cache`). */
  readonly pageBytes: number;
}): number {
  const bands = bandsOf(pages);
  const held = (seconds: number): number =>
    bands.reduce((sum, band) => sum + band.pages * (1 - Math.exp(-band.share * perSecond * seconds)), 0) * pageBytes;
  let [least, seconds] = [0, freshSeconds];
  if (held(seconds) > cacheBytes) {
    for (let halving = 0; halving < 40; halving += 1) {
      const middle = (least + seconds) / 2;
      if (held(middle) > cacheBytes) seconds = middle;
      else least = middle;
    }
  }
  return (
    1 - bands.reduce((sum, { pages: count, share }) => sum + (count * share) / (1 + share * perSecond * seconds), 0)
  );
}
