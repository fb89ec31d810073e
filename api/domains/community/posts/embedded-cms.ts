import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { renderMarkdown } from './html.ts';
import type { Cms, PostSummary, PostTopic } from './post.ts';

type Row = Omit<PostSummary, 'publishedAt' | 'updatedAt' | 'topicSlug'> & { published: Date; updated: Date };

const columns = sql`slug, title, summary, topic, cover, cover_alt as "coverAlt", author_name as "authorName", published_at as published, updated_at as updated`;
const summaryOf = ({ published, updated, ...row }: Row): PostSummary => ({
  ...row,
  topicSlug: slugText(row.topic),
  publishedAt: published.toISOString(),
  updatedAt: updated.toISOString(),
});

/** Topics of published posts by their slugs; one that is spelled in two ways is one. */
async function topicsOf(database: Database): Promise<(PostTopic & { readonly names: string[] })[]> {
  const { rows } = await sql<{ topic: string; n: number }>`
    select topic, count(*)::int as n from post where published_at <= now() and topic <> '' group by topic order by n desc, topic limit 100`.execute(
    database,
  );
  return [...Map.groupBy(rows, ({ topic }) => slugText(topic))]
    .filter(([slug]) => slug !== '')
    .map(([slug, same]) => ({
      slug,
      name: same[0]?.topic ?? '',
      postCount: same.reduce((sum, { n }) => sum + n, 0),
      names: same.map(({ topic }) => topic),
    }));
}

/**
 * The posts of our own database, written by admins in Markdown. A post whose moment is still to come is not there yet.
 */
export function embeddedCms(database: Database): Cms {
  return {
    async list({ skip, take, topic }) {
      const names =
        topic === undefined ? null : ((await topicsOf(database)).find(({ slug }) => slug === topic)?.names ?? []);
      const found = sql`where published_at <= now() ${names === null ? sql`` : sql`and topic = any(${names}::text[])`}`;
      const { rows } = await sql<Row>`
        select ${columns} from post ${found} order by published_at desc, id desc limit ${take}::int offset ${skip}::int`.execute(
        database,
      );
      const {
        rows: [count],
      } = await sql<{ n: number }>`select count(*)::int as n from post ${found}`.execute(database);
      const total = count?.n ?? 0;
      return { results: rows.map(summaryOf), total, hasMore: skip + rows.length < total };
    },
    async bySlug(slug) {
      const {
        rows: [row],
      } = await sql<
        Row & { markdown: string }
      >`select ${columns}, markdown from post where slug = ${slug.toLowerCase()} and published_at <= now()`.execute(
        database,
      );
      if (row === undefined) return null;
      const { markdown, ...summary } = row;
      return { ...summaryOf(summary), html: renderMarkdown(markdown) };
    },
    topics: async () => (await topicsOf(database)).map(({ names: _, ...topic }) => topic),
  };
}
