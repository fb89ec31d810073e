import * as v from 'valibot';
import { fetchJson } from '../../../platform/fetch-json.ts';
import { textOf } from './html.ts';
import { mostBiography, slugPattern, type Cms, type Post, type PostSummary } from './post.ts';
import { shownHtml } from './rich-text.ts';

const rendered = v.object({ rendered: v.string() });
const shape = v.object({
  slug: v.pipe(v.string(), v.minLength(1)),
  date_gmt: v.string(),
  modified_gmt: v.string(),
  title: rendered,
  excerpt: v.optional(rendered, { rendered: '' }),
  content: v.optional(rendered, { rendered: '' }),
  _embedded: v.optional(
    v.object({
      author: v.optional(v.array(v.object({ name: v.optional(v.string(), ''), slug: v.optional(v.string(), '') })), []),
      'wp:term': v.optional(
        v.array(v.array(v.object({ name: v.string(), slug: v.string(), taxonomy: v.string() }))),
        [],
      ),
    }),
    { author: [], 'wp:term': [] },
  ),
});
const categoryShape = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  count: v.optional(v.number(), 0),
});
const userShape = v.object({
  id: v.number(),
  name: v.optional(v.string(), ''),
  slug: v.string(),
  description: v.optional(v.string(), ''),
});
type Found = v.InferOutput<typeof shape>;

/** WordPress writes UTC without an offset. */
export const toUtcText = (text: string): string =>
  new Date(/Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`).toISOString();

const categoryOf = ({ _embedded: more }: Found) =>
  more['wp:term'].flat().find(({ taxonomy }) => taxonomy === 'category');
const summaryOf = (found: Found): PostSummary => toSummary(found, categoryOf(found));
const toSummary = (
  { slug, date_gmt: date, modified_gmt: modified, title, excerpt, _embedded: more }: Found,
  category: ReturnType<typeof categoryOf>,
): PostSummary => ({
  slug,
  title: textOf(title.rendered),
  summary: textOf(excerpt.rendered),
  cover: null,
  coverAlt: '',
  authorName: textOf(more.author[0]?.name ?? ''),
  authorSlug: slugPattern.test(more.author[0]?.slug ?? '') ? (more.author[0]?.slug ?? '') : '',
  topic: textOf(category?.name ?? ''),
  topicSlug: category?.slug ?? '',
  publishedAt: toUtcText(date),
  updatedAt: toUtcText(modified),
});
const postOf = async (found: Found): Promise<Post> => ({
  ...summaryOf(found),
  html: await shownHtml({ format: 'html', text: found.content.rendered }),
});

/**
 * Posts by the REST API v2 of WordPress, or anything compatible.
 * @param base where the API begins, such as https://cms.example.com/wp-json
 */
export function restCms(base: string): Cms {
  const root = `${base.replace(/\/$/, '')}/wp/v2`;
  const ask = async (query: Readonly<Record<string, string>>) => {
    const { body, headers } = await fetchJson(
      `${root}/posts?${new URLSearchParams({ ...query, status: 'publish', _embed: 'author,wp:term' })}`,
    );
    return { posts: v.parse(v.array(shape), body), total: Number(headers.get('x-wp-total') ?? Number.NaN) };
  };
  const categories = async (query: Readonly<Record<string, string>>) =>
    v.parse(v.array(categoryShape), (await fetchJson(`${root}/categories?${new URLSearchParams(query)}`)).body);
  const userOf = async (slug: string) =>
    v
      .parse(v.array(userShape), (await fetchJson(`${root}/users?${new URLSearchParams({ slug })}`)).body)
      .find((user) => user.slug === slug);
  return {
    async topics() {
      const found = await categories({ hide_empty: 'true', per_page: '100', orderby: 'count', order: 'desc' });
      return found.map(({ name, slug, count }) => ({ slug, name: textOf(name), postCount: count }));
    },
    async list({ skip, take, topic, author }) {
      const [category] = topic === undefined ? [] : await categories({ slug: topic });
      if (topic !== undefined && category?.slug !== topic) return { results: [], total: 0, hasMore: false };
      const user = author === undefined ? undefined : await userOf(author);
      if (author !== undefined && !user) return { results: [], total: 0, hasMore: false };
      const { posts, total } = await ask({
        per_page: String(Math.max(1, take)),
        offset: String(skip),
        orderby: 'date',
        order: 'desc',
        ...(category && { categories: String(category.id) }),
        ...(user && { author: String(user.id) }),
      });
      const results = posts.slice(0, take).map(summaryOf);
      return Number.isInteger(total)
        ? { results, total, hasMore: skip + results.length < total }
        : { results, total: null, hasMore: posts.length >= take };
    },
    // Users whose only publications are pages are listed too: a post decides.
    async author(slug) {
      const user = await userOf(slug);
      if (!user || (await ask({ author: String(user.id), per_page: '1' })).posts.length === 0) return null;
      // Portraits come from servers that the content security policy does not allow.
      return {
        slug,
        name: textOf(user.name),
        portrait: null,
        biography: textOf(user.description).slice(0, mostBiography),
      };
    },
    async bySlug(slug) {
      const { posts } = await ask({ slug });
      const found = posts.find((post) => post.slug === slug);
      return found ? postOf(found) : null;
    },
  };
}
