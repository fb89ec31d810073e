import { localDate } from '@verandah/market';
import { cachedRead } from '../../../../platform/cached-read.ts';
import type { Database } from '../../../../platform/database/public.ts';
import type { Moment } from '../../../../platform/moment.ts';
import { localitiesById, suburbView, type PlaceView } from '../../locations/public.ts';
import { comparedKind, differenceOf, houseShare, medianOf, type ComparedKind } from './similarity.ts';
import { salesAround } from './store.ts';

/** A suburb that is similar to another one. */
export interface SimilarSuburb {
  readonly place: PlaceView;
  readonly distanceMetres: number;
  /** Dollars. */
  readonly median: number;
  /** Share of houses among houses and units sold, per cent. */
  readonly houseShare: number;
}

/** What the suburbs around one are compared by, and those that are like it. */
export interface SimilarSuburbs extends Pick<SimilarSuburb, 'median' | 'houseShare'> {
  readonly kind: ComparedKind;
  readonly kilometres: number;
  readonly months: number;
  /** Most similar first. */
  readonly results: readonly SimilarSuburb[];
}

/** How far similar suburbs may be, kilometres: the country is wide. */
const reach = { metropolitan: 25, 'semi-rural': 50, rural: 100 } as const;
const months = 24;
/** The most that can be requested. */
export const mostSimilar = 20;

const toPercent = (share: number): number => Math.round(share * 100);

/**
 * The suburbs around one whose median price and mix of houses and units are within a fifth of its own, most similar in
 * price, mix and distance first.
 * @param to the last day that counts, yyyy-MM-dd
 * @returns null where too few homes were sold for a median
 */
async function readSimilar(database: Database, localityId: number, to: string): Promise<SimilarSuburbs | null> {
  const [locality] = await localitiesById(database, [localityId]);
  if (!locality) return null;
  const kilometres = reach[locality.setting];
  const from = new Date(`${to}T00:00:00Z`);
  from.setUTCMonth(from.getUTCMonth() - months);
  const period = { from: localDate(from.getTime(), 'UTC'), to };
  const rows = await salesAround(database, locality, kilometres * 1000, period);
  const own = rows.find(({ id }) => id === localityId);
  const kind = own && comparedKind(own);
  if (!kind) return null;
  const best = rows
    .flatMap((row) => {
      if (row === own) return [];
      const difference = differenceOf(own, row, kind, row.metres / (kilometres * 1000));
      return difference === undefined ? [] : [{ row, difference }];
    })
    .toSorted((one, other) => one.difference - other.difference || one.row.id - other.row.id)
    .slice(0, mostSimilar);
  const localities = await localitiesById(
    database,
    best.map(({ row }) => row.id),
  );
  return {
    kind,
    median: medianOf(own, kind),
    houseShare: toPercent(houseShare(own)),
    kilometres,
    months,
    results: best.flatMap(({ row }) => {
      const found = localities.find(({ id }) => id === row.id);
      if (!found) return [];
      return [
        {
          place: suburbView(found, false),
          distanceMetres: row.metres,
          median: medianOf(row, kind),
          houseShare: toPercent(houseShare(row)),
        },
      ];
    }),
  };
}

/** Sales of two years change little in an hour. */
const cachedSimilar = cachedRead({
  reader:
    (database) =>
    ({ localityId, to }: { readonly localityId: number; readonly to: string }) =>
      readSimilar(database, localityId, to),
  nameOf: ({ localityId, to }) => `${localityId} ${to}`,
  freshFor: 3_600_000,
  most: 1000,
});

/** The same, cached for an hour. @param take at most `mostSimilar` */
export async function similarSuburbs(
  database: Database,
  { localityId, timeZone }: PlaceView,
  now: Moment,
  take: number,
): Promise<SimilarSuburbs | null> {
  if (localityId === null) return null;
  const similar = await cachedSimilar(database, { localityId, to: localDate(Date.parse(now.iso), timeZone) });
  return similar && { ...similar, results: similar.results.slice(0, take) };
}
