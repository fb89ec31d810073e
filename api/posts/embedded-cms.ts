import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { renderMarkdown } from './html.ts';
import type { Cms, PostSummary } from './post.ts';

type Row = Omit<PostSummary, 'publishedAt' | 'updatedAt'> & { published: Date; updated: Date };

const columns = sql`slug, title, summary, topic, cover, author_name as "authorName", published_at as published, updated_at as updated`;
const summaryOf = ({ published, updated, ...row }: Row): PostSummary => ({ ...row, publishedAt: published.toISOString(), updatedAt: updated.toISOString() });

/** The posts of our own database, written by admins in Markdown. A post whose moment is still to come is not there yet. */
export function embeddedCms(database: Database): Cms {
  return {
    async list({ skip, take }) {
      const { rows } = await sql<Row>`
        select ${columns} from post where published_at <= now() order by published_at desc, id desc limit ${take}::int offset ${skip}::int`.execute(database);
      const { rows: [count] } = await sql<{ n: number }>`select count(*)::int as n from post where published_at <= now()`.execute(database);
      const total = count?.n ?? 0;
      return { results: rows.map(summaryOf), total, hasMore: skip + rows.length < total };
    },
    async bySlug(slug) {
      const { rows: [row] } = await sql<Row & { markdown: string }>`select ${columns}, markdown from post where slug = ${slug.toLowerCase()} and published_at <= now()`.execute(database);
      if (row === undefined) return null;
      const { markdown, ...summary } = row;
      return { ...summaryOf(summary), html: renderMarkdown(markdown) };
    },
  };
}
