import { questionAddress } from '@verandah/market';
import { sql } from 'kysely';
import { mostAddresses, type SitemapKind } from './sitemap-kind.ts';

const atOnce = 2000;
const hasPage = sql`is_visible and not removed`;

/** Pages of questions that everyone sees. A file holds the questions of 50,000 ids in a row. */
export const questionPages: SitemapKind = {
  name: 'questions',
  async files(database) {
    const { rows } = await sql<{ block: number; count: number; modified: Date | string }>`
      select (id - 1) / ${sql.lit(mostAddresses)} as block, count(*)::int as count, max(greatest(updated_at,
        edited_at)) as modified
      from question where ${hasPage} group by 1 order by 1`.execute(database);
    return rows.map(({ block, count, modified }) => ({ number: block + 1, count, lastModified: new Date(modified) }));
  },
  async *entries(database, file) {
    const last = file * mostAddresses;
    for (let after = last - mostAddresses; after < last;) {
      const { rows } = await sql<{ id: number; uri: string; modified: Date | string }>`
        select id, uri, greatest(updated_at, edited_at) as modified from question
        where id > ${after}::int and id <= ${last}::int and ${hasPage} order by id limit ${atOnce}::int`.execute(
        database,
      );
      yield rows.map(({ uri, modified }) => ({ path: questionAddress(uri), lastModified: new Date(modified) }));
      after = rows.length < atOnce ? last : (rows.at(-1)?.id ?? last);
    }
  },
};
