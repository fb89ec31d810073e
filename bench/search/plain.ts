import type { Database } from '@verandah/api';
import { sql, type RawBuilder } from 'kysely';
import type { SearchCase } from './cases.ts';

/** The comparator: the same answer in the way that comes to mind first, one statement for each part of it. */
export async function searchPlainly(database: Database, { area, filters }: SearchCase): Promise<number> {
  const where = (without?: keyof SearchCase['filters']): RawBuilder<unknown> => sql.join(
    [sql`mode = 1`, area, ...Object.entries(filters).filter(([name]) => name !== without).map(([, filter]) => filter)], sql` and `,
  );
  const facet = (expression: RawBuilder<unknown>, without?: keyof SearchCase['filters']) =>
    sql`select ${expression} as value, count(*)::int as n from listing_search where ${where(without)} group by 1`.execute(database);

  const total = await sql<{ n: number }>`select count(*)::int as n from listing_search where ${where()}`.execute(database);
  await sql`select id from listing_search where ${where()} order by tier desc, listed desc, id desc limit 25`.execute(database);
  await sql`select percentile_disc(0.5) within group (order by price) from listing_search where ${where()}`.execute(database);
  await facet(sql`facet_key / 512`, 'types');
  await facet(sql`facet_key / 64 % 8`, 'beds');
  await facet(sql`facet_key / 8 % 8`, 'baths');
  await facet(sql`facet_key % 8`);
  await facet(sql`price_band`, 'price');
  await facet(sql`auction_day`);
  await sql`select local_date, count(*)::int as n from inspection join listing_search on id = listing_id where ${where()} and starts_at > now() group by 1`.execute(database);
  return total.rows[0]?.n ?? 0;
}
