import { listingAddress } from '@verandah/market';
import { sql } from 'kysely';
import { mostAddresses, type SitemapKind } from './sitemap-kind.ts';

const atOnce = 2000;
/**
 * Listings with a page, by the condition of the index listing_page. Of several listings of one home the one that stands
 * for the others in searches.
 */
const isListed = sql`published and status <> 'removed'
  and not exists (select from merged_listing m where m.listing_id = listing.id)`;

/** Pages of listings. A file holds the listings of 50,000 ids in a row: new ones change the last file only. */
export const listingPages: SitemapKind = {
  name: 'listings',
  async files(database) {
    const { rows } = await sql<{ block: number; count: number; modified: Date | string }>`
      select (id - 1) / ${sql.lit(mostAddresses)} as block, count(*)::int as count, max(updated_at) as modified
      from listing where ${isListed} group by 1 order by 1`.execute(database);
    return rows.map(({ block, count, modified }) => ({ number: block + 1, count, lastModified: new Date(modified) }));
  },
  async *entries(database, file) {
    const last = file * mostAddresses;
    for (let after = last - mostAddresses; after < last;) {
      const { rows } = await sql<{ id: number; uri: string; updated_at: Date | string }>`
        select id, uri, updated_at from listing where id > ${after}::int and id <= ${last}::int and ${isListed}
          order by id limit ${atOnce}::int`.execute(database);
      yield rows.map(({ uri, updated_at }) => ({ path: listingAddress(uri), lastModified: new Date(updated_at) }));
      after = rows.length < atOnce ? last : (rows.at(-1)?.id ?? last);
    }
  },
};
