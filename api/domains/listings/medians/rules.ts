import { cachedRead } from '../../../platform/cached-read.ts';
import type { Database } from '../../../platform/database/public.ts';
import { type PlaceScope, scopeKey } from '../../geography/locations/public.ts';
import {
  homeKinds,
  leastSample,
  mostBedrooms,
  type BedroomMedians,
  type KindMedians,
  type Median,
  type PlaceMedians,
} from './median.ts';
import { quartersBefore } from './quarters.ts';
import { bedroomSaleMedians, rentMedians, saleMedians, type BedroomRow } from './store.ts';

/** Ten years. */
const quarterCount = 40;

const knownMedian = (found: { readonly median: number; readonly n: number } | undefined): Median =>
  found === undefined || found.n < leastSample
    ? { median: null, sampleSize: found?.n ?? 0 }
    : { median: found.median, sampleSize: found.n };

const changeBetween = (before: number | null, now: number | null): number | null =>
  before === null || now === null ? null : Math.round((now / before - 1) * 1000) / 10;

/** Medians for each number of bedrooms that has a sale or a home on offer. */
function byBedrooms(
  sales: readonly Omit<BedroomRow, 'kind'>[],
  rents: readonly { readonly bedrooms: number | null; readonly median: number; readonly n: number }[],
): BedroomMedians[] {
  return Array.from({ length: mostBedrooms }, (_, at) => at + 1).flatMap((bedrooms) => {
    const sold = sales.find((row) => row.bedrooms === bedrooms);
    const rent = rents.find((row) => row.bedrooms === bedrooms);
    return sold || rent ? [{ bedrooms, sold: knownMedian(sold), rent: knownMedian(rent) }] : [];
  });
}

/**
 * The medians of a location on a day, without kinds that have neither a sale nor a home on offer.
 * @param today yyyy-MM-dd in its time zone
 */
export async function readMedians(database: Database, scope: PlaceScope, today: string): Promise<PlaceMedians> {
  const quarters = quartersBefore(today, quarterCount);
  const sales = await saleMedians(database, scope, quarters[0]?.from ?? today, today);
  const rents = await rentMedians(database, scope);
  const ofBedrooms = await bedroomSaleMedians(database, scope, today);
  const kinds = homeKinds.flatMap((kind): KindMedians[] => {
    const own = sales.filter((row) => row.kind === kind);
    const ownRents = rents.filter((row) => row.kind === kind);
    const rent = ownRents.find(({ bedrooms }) => bedrooms === null);
    if (own.length === 0 && rent === undefined) return [];
    const of = (period: string): Median => knownMedian(own.find((row) => row.period === period));
    const [sold, soldBefore] = [of('now'), of('before')];
    return [
      {
        kind,
        sold,
        soldBefore,
        change: changeBetween(soldBefore.median, sold.median),
        rent: knownMedian(rent),
        bedrooms: byBedrooms(
          ofBedrooms.filter((row) => row.kind === kind),
          ownRents,
        ),
        quarters: quarters.map((quarter) => ({ ...quarter, ...of(quarter.quarter) })),
      },
    ];
  });
  return { asOf: today, leastSample, kinds };
}

const cachedMedians = cachedRead({
  reader:
    (database) =>
    ({ scope, today }: { readonly scope: PlaceScope; readonly today: string }) =>
      readMedians(database, scope, today),
  nameOf: ({ scope, today }) => `${scopeKey(scope)} ${today}`,
  freshFor: 600_000,
  most: 300,
});

/** The same, cached for ten minutes. Concurrent requests share one read. */
export const mediansOf = (database: Database, scope: PlaceScope, today: string): Promise<PlaceMedians> =>
  cachedMedians(database, { scope, today });
