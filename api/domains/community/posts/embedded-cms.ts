import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { avatarAddress, formerName } from '../../members/public.ts';
import { mostBiography, slugPattern, type Cms, type PostSummary, type PostTopic } from './post.ts';
import { shownHtml } from './rich-text.ts';

type Row = Omit<PostSummary, 'publishedAt' | 'updatedAt' | 'topicSlug' | 'authorSlug'> & {
  published: Date;
  updated: Date;
};

/**
 * An author is who a byline names. Whoever has closed their account has no page, nor has a name without a letter of a
 * to z: their slug is empty.
 */
export function authorSlug(name: string): string {
  const slug = name === formerName ? '' : slugText(name);
  return slugPattern.test(slug) ? slug : '';
}

const columns = sql`slug, title, summary, topic, cover, cover_alt as "coverAlt", author_name as "authorName",
  published_at as published, updated_at as updated`;
const summaryOf = ({ published, updated, ...row }: Row): PostSummary => ({
  ...row,
  topicSlug: slugText(row.topic),
  authorSlug: authorSlug(row.authorName),
  publishedAt: published.toISOString(),
  updatedAt: updated.toISOString(),
});

/** Topics of published posts by their slugs; one that is spelled in two ways is one. */
async function topicsOf(database: Database): Promise<(PostTopic & { readonly names: string[] })[]> {
  const { rows } = await sql<{ topic: string; n: number }>`
    select topic, count(*)::int as n from post where published_at <= now() and topic <> ''
      group by topic order by n desc, topic limit 100`.execute(database);
  return [...Map.groupBy(rows, ({ topic }) => slugText(topic))]
    .filter(([slug]) => slug !== '')
    .map(([slug, same]) => ({
      slug,
      name: same[0]?.topic ?? '',
      postCount: same.reduce((sum, { n }) => sum + n, 0),
      names: same.map(({ topic }) => topic),
    }));
}

/** The bylines of an author: one that is spelled in two ways is one. */
async function bylinesOf(database: Database, slug: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct author_name as name from post where published_at <= now()`.execute(database);
  return rows.map(({ name }) => name).filter((name) => authorSlug(name) === slug);
}

/**
 * The posts of our own database, written by admins in Markdown. A post whose moment is still to come is not there yet.
 */
export function embeddedCms(database: Database): Cms {
  return {
    async list({ skip, take, topic, author }) {
      const names =
        topic === undefined ? null : ((await topicsOf(database)).find(({ slug }) => slug === topic)?.names ?? []);
      const bylines = author === undefined ? null : await bylinesOf(database, author);
      const found = sql`where published_at <= now()
        ${names === null ? sql`` : sql`and topic = any(${names}::text[])`}
        ${bylines === null ? sql`` : sql`and author_name = any(${bylines}::text[])`}`;
      const { rows } = await sql<Row>`
        select ${columns} from post ${found} order by published_at desc, id desc
          limit ${take}::int offset ${skip}::int`.execute(database);
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
      return { ...summaryOf(summary), html: await shownHtml({ format: 'markdown', text: markdown }) };
    },
    async author(slug) {
      const { rows } = await sql<{
        name: string;
        memberId: number | null;
        avatar: string | null;
        bio: string | null;
      }>`
        select p.author_name as name, p.author_id as "memberId", m.avatar, m.bio
        from post p left join member m on m.id = p.author_id and m.deleted_at is null and m.suspended_at is null
        where p.published_at <= now() group by 1, 2, 3, 4 order by max(p.published_at) desc, 1, 2`.execute(database);
      const found = rows.filter(({ name }) => authorSlug(name) === slug);
      const [latest] = found;
      if (latest === undefined) return null;
      // Two people may share a name: a profile is shown only where every post of the name is that member's.
      const isOne = found.every(({ memberId }) => memberId === latest.memberId);
      return {
        slug,
        name: latest.name,
        portrait: isOne ? avatarAddress(latest.avatar) : null,
        biography: isOne ? (latest.bio ?? '').slice(0, mostBiography) : '',
      };
    },
    topics: async () => (await topicsOf(database)).map(({ names: _, ...topic }) => topic),
  };
}
