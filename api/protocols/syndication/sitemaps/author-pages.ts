import { blogAuthorAddress } from '@verandah/market';
import { sql } from 'kysely';
import { authorSlug } from '../../../domains/community/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { mostAddresses, type SitemapEntry, type SitemapKind } from './sitemap-kind.ts';

/** Authors of published posts, each once, with the last change of a post of theirs. */
async function authorEntries(database: Database): Promise<readonly SitemapEntry[]> {
  const { rows } = await sql<{ name: string; modified: Date | string }>`
    select author_name as name, max(updated_at) as modified from post where published_at <= now()
    group by author_name order by author_name limit ${mostAddresses}::int`.execute(database);
  const changes = new Map<string, Date>();
  for (const { name, modified } of rows) {
    const slug = authorSlug(name);
    const at = new Date(modified);
    if (slug !== '' && at > (changes.get(slug) ?? new Date(0))) changes.set(slug, at);
  }
  return [...changes].map(([slug, lastModified]) => ({ path: blogAuthorAddress(slug), lastModified }));
}

/** Authors of the blog in our own database; a remote CMS has none of them. */
export const authorPages: SitemapKind = {
  name: 'authors',
  async files(database) {
    const entries = await authorEntries(database);
    return entries.length === 0
      ? []
      : [
          {
            number: 1,
            count: entries.length,
            lastModified: new Date(Math.max(...entries.map(({ lastModified }) => lastModified.getTime()))),
          },
        ];
  },
  async *entries(database) {
    yield await authorEntries(database);
  },
};
