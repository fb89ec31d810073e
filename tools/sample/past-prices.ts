import { chance, mixSeed } from './chance.ts';
import type { SampleListing } from './listing.ts';

/** An earlier price of a sample listing, in columns of `listing_price`. */
interface PastPriceRow {
  readonly listing_id: number;
  readonly until: string;
  readonly search_price: number;
}

const day = 86_400_000;
/** A price is not lowered in the first week. */
const soonest = 8 * day;

/**
 * One in five homes for sale that have been on offer for a while was dearer before, one in twenty cheaper; some twice.
 */
export function samplePastPrices(
  { id, listing_class: kind, listed_at: listed, search_price: price, completed_on: completed }: SampleListing['row'],
  now: Date,
): PastPriceRow[] {
  const random = chance(mixSeed('past-prices', id));
  const from = Date.parse(String(listed)) + soonest;
  const span = (typeof completed === 'string' ? Date.parse(completed) : now.getTime()) - from;
  if (kind !== 'sale' || typeof price !== 'number' || span <= 0 || !random.happens(0.25)) return [];
  const step = random.happens(0.8) ? 1 + random.int(2, 6) / 100 : 0.97;
  const moments = [random.fraction(), ...(random.happens(0.3) ? [random.fraction()] : [])].toSorted((a, b) => a - b);
  return moments.map((share, index) => ({
    listing_id: id,
    until: new Date(from + Math.floor(share * span)).toISOString(),
    search_price: Math.round((price * step ** (moments.length - index)) / 5000) * 5000,
  }));
}
