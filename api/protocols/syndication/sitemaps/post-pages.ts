import { postAddress } from '@verandah/market';
import { sql } from 'kysely';
import { mostAddresses, type SitemapKind } from './sitemap-kind.ts';

const isPublished = sql`published_at <= now()`;

/** Posts of the blog in our own database; a remote CMS has none of them. */
export const postPages: SitemapKind = {
  name: 'posts',
  async files(database) {
    const {
      rows: [found],
    } = await sql<{ count: number; modified: Date | string | null }>`
      select count(*)::int as count, max(updated_at) as modified from post where ${isPublished}`.execute(database);
    return found?.modified
      ? [{ number: 1, count: Math.min(found.count, mostAddresses), lastModified: new Date(found.modified) }]
      : [];
  },
  async *entries(database) {
    const { rows } = await sql<{ slug: string; updated_at: Date | string }>`
      select slug, updated_at from post where ${isPublished} order by published_at desc, id desc
        limit ${mostAddresses}::int`.execute(database);
    yield rows.map(({ slug, updated_at }) => ({ path: postAddress(slug), lastModified: new Date(updated_at) }));
  },
};
