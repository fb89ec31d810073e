import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/**
 * Updates the results of auctions from these listings: those of published listings for sale whose auction has ended on
 * a known day. Call it in the transaction that changed them. A result stays when its listing is withdrawn afterwards.
 */
export async function refreshAuctionResults(database: Database, listingIds: readonly number[]): Promise<void> {
  if (listingIds.length === 0) return;
  const ids = sql`${[...listingIds]}::int[]`;
  await sql`
    with reported as (
      select l.id, l.locality_id, r.held_on, l.document->'auctionOutcome'->>'result' like 'sold%' as sold
      from listing l join locality o on o.id = l.locality_id
      cross join lateral (select coalesce((l.document->'auctionOutcome'->>'day')::date,
        (l.auction_at at time zone o.time_zone)::date) as held_on) r
      where l.id = any(${ids}) and l.document ? 'auctionOutcome' and l.published and l.listing_class = 'sale'
        and r.held_on is not null
    ), gone as (
      delete from auction_result a where a.listing_id = any(${ids})
        and not exists (select from reported r where r.id = a.listing_id)
    )
    insert into auction_result (listing_id, locality_id, held_on, sold)
    select id, locality_id, held_on, sold from reported order by id
    on conflict (listing_id) do update set locality_id = excluded.locality_id, held_on = excluded.held_on,
      sold = excluded.sold
    where (auction_result.locality_id, auction_result.held_on, auction_result.sold)
      is distinct from (excluded.locality_id, excluded.held_on, excluded.sold)`.execute(database);
}
