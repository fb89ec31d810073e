import { sortForVisitor, type ListingStatusType, type Point, type SortName } from '@verandah/market';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Moment } from '../../../platform/moment.ts';
import { inspectionBegun } from './date-conditions.ts';

export interface Order {
  readonly by: RawBuilder<unknown>;
  /** Only rows after a place. */
  readonly after?: RawBuilder<SqlBool> | undefined;
  /** When no index has this order: partitions of the rows, each with an index that has it. */
  readonly stretches?: readonly { readonly where: RawBuilder<SqlBool>; readonly by: RawBuilder<unknown> }[];
}

/** Sorts without hidden values: cursors may contain their values, but not a price. */
export const publicSorts = ['homesForYou', 'newest', 'oldest', 'recentlySoldOrLeased'] as const;
export type PublicSort = (typeof publicSorts)[number];
export const isPublicSort = (sort: SortName): sort is PublicSort => (publicSorts as readonly SortName[]).includes(sort);

/** Cursor value for a sale or lease without a day: it is last. */
export const neverCompleted = -2_147_483_647;

/** Condition for listings after a cursor. @param place the values that the sort compares */
export function afterPlace(sort: SortName, place: readonly number[]): RawBuilder<SqlBool> {
  const [one, two, three] = place;
  if (sort === 'recentlySoldOrLeased')
    return sql`(coalesce(s.completed, ${sql.lit(neverCompleted)}), s.listed, s.id) < (${one}::int, ${two}::int,
      ${three}::int)`;
  if (sort === 'oldest') return sql`(s.listed, s.id) > (${one}::int, ${two}::int)`;
  if (sort === 'newest') return sql`(s.listed, s.id) < (${one}::int, ${two}::int)`;
  return sql`(s.tier, s.listed, s.id) < (${one}::int, ${two}::int, ${three}::int)`;
}

const boosted = sql`s.tier desc, s.listed desc, s.id desc`;
const newest = sql`s.listed desc, s.id desc`;
// A hidden price is null and sorts last either way, so its position reveals nothing.
const dearest = sql`s.price desc nulls last, s.id desc`;
const cheapest = sql`s.price asc nulls last, s.id asc`;
const latestCompleted = sql`s.completed desc nulls last, s.listed desc, s.id desc`;

/** The order of each named sort; all end in the id, so that pages never overlap. */
const orders: Readonly<Record<SortName, (now: Moment, point: Point | undefined) => Order>> = {
  expensive: () => ({ by: dearest }),
  cheapest: () => ({ by: cheapest }),
  highestSoldPrice: () => ({ by: dearest }),
  lowestSoldPrice: () => ({ by: cheapest }),
  oldest: () => ({ by: sql`s.listed asc, s.id asc` }),
  newest: () => ({ by: newest }),
  homesForYou: () => ({ by: boosted }),
  recentlySoldOrLeased: () => ({ by: latestCompleted }),
  soldHomesForYou: () => ({ by: latestCompleted }),
  nextInspection,
  nextAuction,
  hasVideos: () => withMedia(1),
  hasAVirtualTour: () => withMedia(2),
  nearest: (_, point) => (point ? nearestFirst(point) : { by: boosted }),
};

/**
 * What to order by. "Sold homes for you" is for signed-in members; other visitors get the mode's default.
 * @param options `first` sorts before: results in the requested suburbs; `point`: which the nearest one is nearest to
 */
export function orderOf(
  sort: SortName,
  mode: ListingStatusType,
  now: Moment,
  { first, point }: { readonly first?: RawBuilder<unknown> | undefined; readonly point?: Point | undefined } = {},
): Order {
  const order = orders[sortForVisitor(sort, 'location', mode, false)](now, point);
  return first ? { by: sql`${first} desc, ${order.by}` } : order;
}

/** Nearest to a point first, in a straight line: on one ring the plane touches the earth closely enough. */
function nearestFirst({ latitude, longitude }: Point): Order {
  const squeeze = Math.cos((latitude * Math.PI) / 180) ** 2;
  return {
    by: sql`(s.position[1] - ${latitude}::float8) ^ 2 + (s.position[0] - ${longitude}::float8) ^ 2 *
      ${squeeze}::float8, s.id desc`,
  };
}

/** The row contains the next inspection at the time it was written; once that has begun, the inspections are read. */
function nextInspection(now: Moment): Order {
  const coming = sql<SqlBool>`s.next_inspection >= ${now.minute}::int`;
  const next = sql`case when ${coming} then s.next_inspection
    when s.next_inspection is not null then (select (extract(epoch from min(i.starts_at)) / 60)::int from inspection i
      where i.listing_id = s.id and i.ends_at > ${now.iso}::timestamptz) end`;
  const by = sql`${next} asc nulls last, ${boosted}`;
  return {
    by,
    stretches: [
      { where: coming, by: sql`s.next_inspection, ${boosted}` },
      { where: inspectionBegun(now), by },
      { where: sql<SqlBool>`s.next_inspection is null`, by: boosted },
    ],
  };
}

function nextAuction(now: Moment): Order {
  const coming = sql<SqlBool>`s.next_auction >= ${now.minute}::int`;
  return {
    by: sql`case when ${coming} then s.next_auction end asc nulls last, ${boosted}`,
    stretches: [
      { where: coming, by: sql`s.next_auction, ${boosted}` },
      { where: sql<SqlBool>`(${coming}) is not true`, by: boosted },
    ],
  };
}

/** @param bit of `media_kinds`: 1 videos, 2 virtual tours; a literal, so that it matches the partial index */
function withMedia(bit: 1 | 2): Order {
  const kind = sql`s.media_kinds & ${sql.lit(bit)}`;
  return {
    by: sql`(${kind}) desc, ${boosted}`,
    stretches: [
      { where: sql<SqlBool>`${kind} = ${sql.lit(bit)}`, by: boosted },
      { where: sql<SqlBool>`${kind} = 0`, by: boosted },
    ],
  };
}
