import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { daysBefore, type SampleRun } from '../run.ts';

/** A written article: its file in ../posts, without the ending. */
interface Article {
  readonly slug: string;
  readonly topic: string;
  readonly author: string;
  readonly age: number;
}

const articles: readonly Article[] = [
  { slug: 'what-to-look-for-at-an-open-home', topic: 'Buying', author: 'Nadia Farrow', age: 3 },
  { slug: 'how-an-auction-day-runs', topic: 'Buying', author: 'Callum Weir', age: 9 },
  { slug: 'renting-from-afar', topic: 'Renting', author: 'Priya Hallam', age: 16 },
  { slug: 'reading-a-floor-plan', topic: 'Buying', author: 'Nadia Farrow', age: 24 },
  { slug: 'the-real-cost-of-moving', topic: 'Moving', author: 'Oscar Lombardi', age: 33 },
  { slug: 'which-way-does-it-face', topic: 'Homes', author: 'Isla Quaife', age: 41 },
  { slug: 'a-rental-application-that-gets-read', topic: 'Renting', author: 'Priya Hallam', age: 52 },
  { slug: 'what-strata-minutes-tell-you', topic: 'Buying', author: 'Callum Weir', age: 66 },
  { slug: 'condition-reports-and-bonds', topic: 'Renting', author: 'Priya Hallam', age: 80 },
  { slug: 'getting-to-know-a-suburb', topic: 'Places', author: 'Oscar Lombardi', age: 97 },
  { slug: 'living-with-an-older-house', topic: 'Homes', author: 'Isla Quaife', age: 118 },
  { slug: 'what-a-median-price-says', topic: 'Prices', author: 'Nadia Farrow', age: 140 },
];

/** The text of an article: its title, its summary, then Markdown. @throws {Error} when the file has another form */
export function readArticle(slug: string): {
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
} {
  const text = readFileSync(join(import.meta.dirname, `../posts/${slug}.md`), 'utf8');
  const found = /^# (?<title>.+)\n\n(?<summary>.+)\n\n(?<markdown>[\s\S]+)$/.exec(text)?.groups;
  if (!found) throw new Error(`The article ${slug} does not begin with a title and a summary.`);
  return {
    title: found['title'] ?? '',
    summary: found['summary'] ?? '',
    markdown: (found['markdown'] ?? '').trimEnd(),
  };
}

/** @internal for tests */
export const articleSlugs: readonly string[] = articles.map(({ slug }) => slug);

/** Writes the articles that aren't there yet. */
export async function addPosts({ database, now }: SampleRun): Promise<number> {
  const rows = articles.map(({ slug, topic, author, age }) => ({
    slug,
    topic,
    author_name: author,
    at: daysBefore(now, age, 90),
    ...readArticle(slug),
  }));
  await sql`insert into post (slug, title, summary, markdown, topic, author_name, published_at, created_at, updated_at)
    select slug, title, summary, markdown, topic, author_name, at, at, at
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(slug text, title text, summary text, markdown text,
      topic text, author_name text, at timestamptz)
    on conflict (slug) do nothing`.execute(database);
  return rows.length;
}
