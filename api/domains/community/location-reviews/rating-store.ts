import { sql } from 'kysely';
import { readEach, type EntityKind } from '../../../platform/changes/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { liesIn, scopeKey, type PlaceScope } from '../../geography/locations/public.ts';
import { placeFactorLabels, placeFactors, type PlaceFactor } from './factors.ts';
import { frequentPoints, pointsOf } from './points.ts';
import type { PlaceRatings, ProsAndCons, RatingSummary } from './review.ts';

const toTenths = (sum: number, count: number): number => Math.round((sum * 10) / count) / 10;

/** The stars of a place, over all its published reviews. */
export async function ratingsIn(database: Database, scope: PlaceScope): Promise<PlaceRatings> {
  const { rows } = await sql<{ factor: string; rating: number; n: number }>`
    with reviews as (select rating, ratings from location_review r where ${liesIn(sql.ref('r.locality_id'), scope)}
      and r.status = 'published')
    select '' as factor, rating::int, count(*)::int as n from reviews group by rating
    union all
    select f.key, f.value::int, count(*)::int from reviews cross join jsonb_each_text(ratings) f
      where f.value ~ '^[1-5]$' group by f.key, f.value`.execute(database);
  const tally = (factor: string) =>
    rows
      .filter((row) => row.factor === factor)
      .reduce((all, { rating, n }) => ({ sum: all.sum + rating * n, count: all.count + n }), { sum: 0, count: 0 });
  const all = tally('');
  const given = (rating: number): number => rows.find((row) => row.factor === '' && row.rating === rating)?.n ?? 0;
  return {
    average: all.count === 0 ? null : toTenths(all.sum, all.count),
    count: all.count,
    distribution: [given(1), given(2), given(3), given(4), given(5)],
    factors: placeFactors.flatMap((factor: PlaceFactor) => {
      const { sum, count } = tally(factor);
      return count === 0 ? [] : [{ factor, label: placeFactorLabels[factor], average: toTenths(sum, count), count }];
    }),
  };
}

const summary = sql`sum(r.rating)::int as sum, count(*)::int as n`;
const toSummaries = (rows: readonly { id: number; sum: number; n: number }[]) =>
  new Map(rows.map(({ id, sum, n }): [number, RatingSummary] => [id, { average: toTenths(sum, n), count: n }]));

/** Mean and number of the published reviews of several suburbs; those without one are left out. */
async function ratingSummaries(
  database: Database,
  localityIds: readonly number[],
): Promise<ReadonlyMap<number, RatingSummary>> {
  const { rows } = await sql<{ id: number; sum: number; n: number }>`
    select r.locality_id as id, ${summary} from location_review r
    where r.locality_id = any(${[...localityIds]}::int[]) and r.status = 'published' group by r.locality_id`.execute(
    database,
  );
  return toSummaries(rows);
}

/** The same of several regions. */
export async function ratingSummariesOfRegions(
  database: Database,
  regionIds: readonly number[],
): Promise<ReadonlyMap<number, RatingSummary>> {
  const { rows } = await sql<{ id: number; sum: number; n: number }>`
    select l.region_id as id, ${summary} from location_review r join locality l on l.id = r.locality_id
    where l.region_id = any(${[...regionIds]}::int[]) and r.status = 'published' group by l.region_id`.execute(
    database,
  );
  return toSummaries(rows);
}

/** The latest reviews whose texts are read for points. */
const mostRead = 2_000;

export async function prosAndConsIn(database: Database, scope: PlaceScope): Promise<ProsAndCons> {
  const { rows } = await sql<{ pros: string; cons: string }>`
    select pros, cons from location_review r
    where ${liesIn(sql.ref('r.locality_id'), scope)} and r.status = 'published' and (pros <> '' or cons <> '')
    order by r.created_at desc, r.id desc limit ${mostRead}::int`.execute(database);
  return {
    pros: frequentPoints(rows.map(({ pros }) => pointsOf(pros))),
    cons: frequentPoints(rows.map(({ cons }) => pointsOf(cons))),
  };
}

/** The stars of a place. */
export const placeRatings: EntityKind<PlaceScope, PlaceRatings> = {
  // For a region or state, also its suburbs.
  madeOf: ['place-reviews', 'places'],
  nameOf: scopeKey,
  read: readEach(ratingsIn),
};

/** The positive and negative points of a location's reviews. */
export const placeProsAndCons: EntityKind<PlaceScope, ProsAndCons> = {
  madeOf: ['place-reviews', 'places'],
  nameOf: scopeKey,
  read: readEach(prosAndConsIn),
};

const noReviews: RatingSummary = { average: null, count: 0 };

/** Mean and number of the published reviews of a suburb. */
export const suburbRating: EntityKind<number, RatingSummary> = {
  madeOf: ['place-reviews'],
  most: 20_000,
  nameOf: (localityId) => localityId,
  async read(database, localityIds) {
    const found = await ratingSummaries(database, localityIds);
    return localityIds.map((id) => found.get(id) ?? noReviews);
  },
};
