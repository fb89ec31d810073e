import { sql, type RawBuilder } from 'kysely';
import { homeKindOf, typesOf } from './median.ts';

/** Maximum age in days of a comparable sale. */
const longestAgo = 365;

/** A listing to find comparable sales for. */
export interface ComparedListing {
  readonly id: number;
  readonly localityId: number | null;
  /** Number of its property type. */
  readonly type: number;
  readonly bedrooms: number | null;
  /** Days since 1970. */
  readonly today: number;
}

const nothing = sql<number[]>`array[]::int[]`;

/**
 * Homes of the same kind that were sold recently in the suburb or its surroundings with a visible price: those in the
 * suburb first, then by similarity of bedrooms, then the latest. Empty for property types without medians. An array of
 * ids.
 */
export function comparablePart(
  { id, localityId, type, bedrooms, today }: ComparedListing,
  take: number,
): RawBuilder<number[]> {
  const kind = homeKindOf(type);
  if (localityId === null || kind === undefined) return nothing;
  return sql`array(
    with near as (
      select ${localityId}::int as locality_id, 0 as distance union all
      select near_id, distance_metres from locality_near where locality_id = ${localityId}::int
    )
    select s.id from near n join listing_search s on s.locality_id = n.locality_id
    where s.mode = 3 and s.price is not null and s.completed > ${today - longestAgo}::int
      and s.facet_key >> 9 = any(${typesOf(kind)}::int[]) and s.id <> ${id}::int
    order by n.distance > 0, abs((s.facet_key >> 6 & 7) - ${Math.min(bedrooms ?? 0, 7)}::int), s.completed desc,
      s.id desc limit ${take}::int)`;
}
