import { localDate } from '@verandah/market';
import { sql } from 'kysely';
import { refreshPastSales } from '@verandah/api';
import { chance, mixSeed } from '../chance.ts';
import { sizeFactors, unitBase } from '../price.ts';
import type { KnownPlace, SampleRun } from '../run.ts';
import { priceLevel } from './price-index.ts';

const kinds = [
  { kind: 'house', priceFactor: 1, sales: { metropolitan: 6, 'semi-rural': 6, rural: 4 } },
  { kind: 'unit', priceFactor: 0.58, sales: { metropolitan: 6, 'semi-rural': 3, rural: 1 } },
  { kind: 'land', priceFactor: 0.5, sales: { metropolitan: 0, 'semi-rural': 3, rural: 3 } },
] as const;
const quarters = 40;

interface Series {
  readonly place: number;
  readonly kind: string;
  readonly quarter: number;
  readonly from: string;
  readonly days: number;
  readonly sales: number;
  readonly price: number;
}

/**
 * Ten years of sales in known places, with a trend for each state, one for each place, and noise; then those of the
 * sample's own sold listings.
 */
export async function addPastSales({ database, seed, now }: SampleRun, places: readonly KnownPlace[]): Promise<number> {
  const { rows: known } = await sql<{
    id: number;
  }>`select distinct locality_id as id from past_sale where listing_id is null`.execute(database);
  const filled = new Set(known.map(({ id }) => id));
  const series = places.filter(({ id }) => !filled.has(id)).flatMap((place) => seriesOf(place, seed, now));
  const { house, unit } = sizeFactors;
  await sql`
    insert into past_sale (locality_id, kind, bedrooms, sold_on, price)
    select s.place, s.kind, case when s.kind <> 'land' then b.bedrooms end,
      s."from" + (a.u * s.days)::int - (a.u = 1)::int,
      greatest(40000, round(s.price * exp(0.24 * (c.u + d.u + e.u - 1.5)) * case s.kind
        when 'house' then ${house.base}::float8 + ${house.bedroom}::float8 * b.bedrooms
        when 'unit' then ${unit.base}::float8 + ${unit.bedroom}::float8 * b.bedrooms else 1 end / 1000) * 1000)
    from json_to_recordset(${JSON.stringify(series)}::json) as s(place int, kind text, quarter int, "from" date,
      days int, sales int, price float8)
    cross join lateral generate_series(1, s.sales) as n
    cross join lateral (select ${seed}::text || ' ' || s.place || s.kind || s.quarter || ' ' || n as key) k
    cross join lateral (select ${fraction('a')} as u) a
    cross join lateral (select ${fraction('c')} as u) c cross join lateral (select ${fraction('d')} as u) d cross
      join lateral (select ${fraction('e')} as u) e
    cross join lateral (select case when s.kind = 'unit' then 1 + floor(${fraction('b')} * 2.6)::int else 2 +
      floor((${fraction('b')} + ${fraction('f')}) * 2)::int end as bedrooms) b`.execute(database);
  await refreshPastSales(database, 'all');
  return series.reduce((sum, { sales }) => sum + sales, 0);
}

/**
 * From 0 to 1, the same for the same key: the database makes many thousands of them quicker than they could be sent.
 */
const fraction = (purpose: string) =>
  sql`((hashtextextended(k.key, ${purpose.charCodeAt(0)}::bigint) & 1048575) / 1048576.0)`;

function seriesOf(place: KnownPlace, seed: number, now: Date): Series[] {
  const { id, slug, stateCode, setting, housePrice } = place;
  const random = chance(mixSeed(seed, 'sales', slug));
  const drift = (random.fraction() - 0.5) * 0.16;
  const current = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  return kinds.flatMap(({ kind, priceFactor, sales }) =>
    Array.from({ length: quarters }, (_, index): Series => {
      const number = current - quarters + index;
      const start = Date.UTC(Math.floor(number / 4), (number % 4) * 3, 1);
      const age = (quarters - index) / quarters;
      return {
        place: id,
        kind,
        quarter: number,
        from: localDate(start, 'UTC'),
        days: 89,
        sales: sales[setting] === 0 ? 0 : sales[setting] + random.int(-1, 1),
        price: Math.round(
          (kind === 'unit' ? unitBase(place) : housePrice) *
            priceFactor *
            priceLevel(stateCode, kind, index) *
            (1 + drift * age) *
            random.factor(0.015),
        ),
      };
    }).filter((each) => each.sales > 0),
  );
}
