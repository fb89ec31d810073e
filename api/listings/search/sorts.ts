import { sortForVisitor, type SortName } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import type { Moment } from './clock.ts';

type Order = RawBuilder<unknown>;

const boosted = sql`s.tier desc, s.listed desc, s.id desc`;
const newest = sql`s.listed desc, s.id desc`;
// A hidden price is null and comes last either way, so its place tells nothing.
const dearest = sql`s.price desc nulls last, s.id desc`;
const cheapest = sql`s.price asc nulls last, s.id asc`;
const latestCompleted = sql`s.completed desc nulls last, s.listed desc, s.id desc`;

/** `media_kinds` of a search row. */
const video = 1;
const virtualTour = 2;

/** The order of each named sort; all end in the id, so that pages never overlap. */
const orders: Readonly<Record<SortName, (now: Moment) => Order>> = {
  expensive: () => dearest,
  cheapest: () => cheapest,
  highestSoldPrice: () => dearest,
  lowestSoldPrice: () => cheapest,
  oldest: () => sql`s.listed asc, s.id asc`,
  newest: () => newest,
  homesForYou: () => boosted,
  recentlySoldOrLeased: () => latestCompleted,
  soldHomesForYou: () => latestCompleted,
  nextInspection: (now) => sql`${nextInspection(now)} asc nulls last, ${boosted}`,
  nextAuction: (now) => sql`case when s.next_auction >= ${now.minute}::int then s.next_auction end asc nulls last, ${boosted}`,
  hasVideos: () => sql`(s.media_kinds & ${sql.lit(video)}) desc, ${boosted}`,
  hasAVirtualTour: () => sql`(s.media_kinds & ${sql.lit(virtualTour)}) desc, ${boosted}`,
};

/**
 * What to order by. "Sold homes for you" is for signed-in members; without one the mode's default takes its place.
 * @param first what comes before the sort: results in the suburbs asked for
 */
export function orderOf(sort: SortName, mode: 'buy' | 'rent' | 'sold' | 'leased', now: Moment, first?: RawBuilder<unknown>): Order {
  const order = orders[sortForVisitor(sort, 'location', mode, false)](now);
  return first ? sql`${first} desc, ${order}` : order;
}

/** The row holds the next one as it was when the row was written; once that has begun, the inspections are asked. */
function nextInspection(now: Moment): RawBuilder<number> {
  return sql<number>`case when s.next_inspection >= ${now.minute}::int then s.next_inspection
    when s.next_inspection is not null then (select (extract(epoch from min(i.starts_at)) / 60)::int from inspection i
      where i.listing_id = s.id and i.ends_at > ${now.iso}::timestamptz) end`;
}
