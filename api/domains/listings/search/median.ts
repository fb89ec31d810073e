import type { ListingStatusType } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { isOnePrice, lowestPrice } from './price-step.ts';
import type { Relation } from './relation.ts';

/** The median of the results' visible prices; of two middle prices their mean, in whole dollars. */
export function medianPart(relation: Relation): RawBuilder<number | null> {
  return sql<number | null>`(select round(percentile_cont(0.5) within group (order by s.price))::int
    from ${relation.from} where s.price is not null and ${relation.where()})`;
}

/** The position of the median: a band, and an offset in it. */
export interface Middle {
  readonly band: number;
  /** The number of the band's prices before it. */
  readonly before: number;
  /** One middle price, or two. */
  readonly prices: 1 | 2;
}

/** From results by `price_band`; undefined when no price is visible. */
export function middleOf(bands: Readonly<Record<string, number>> | null | undefined): Middle | undefined {
  const visible = Object.entries(bands ?? {})
    .map(([band, n]) => ({ band: Number(band), n }))
    .filter(({ band }) => band > 0)
    .toSorted((a, b) => a.band - b.band);
  const count = visible.reduce((sum, { n }) => sum + n, 0);
  let before = Math.ceil(count / 2) - 1;
  for (const { band, n } of visible) {
    if (before < n) return { band, before, prices: count % 2 === 1 ? 1 : 2 };
    before -= n;
  }
  return undefined;
}

/** The exact median, read along the index of prices from the band's lowest one. */
export function middlePart(
  walked: Relation,
  { band, before, prices }: Middle,
  mode: ListingStatusType,
): RawBuilder<number | null> {
  // A band of a single price needs no read, unless the second middle price is in the next band.
  if (isOnePrice(band) && prices === 1) return sql<number>`${lowestPrice(band, mode)}::int`;
  return sql<number | null>`(select round(avg(price))::int from (select s.price from ${walked.from}
    where s.price >= ${lowestPrice(band, mode)}::int and ${walked.where()} order by s.price
      limit ${prices}::int offset ${before}::int) middle)`;
}
