import * as v from 'valibot';
import { fetchJson } from '../../../platform/fetch-json.ts';
import { textOf } from './html.ts';
import { mostBiography, slugPattern, type Cms, type Post, type PostSummary } from './post.ts';
import { toUtcText } from './rest-cms.ts';
import { shownHtml } from './rich-text.ts';

const fields =
  'slug title excerpt dateGmt modifiedGmt author { node { name slug } } categories(first: 1) { nodes { name slug } }';
const listQuery = `query Posts($first: Int!, $after: String, $topic: String, $author: String) {
  posts(first: $first, after: $after, where: {
    status: PUBLISH, categoryName: $topic, authorName: $author, orderby: [{ field: DATE, order: DESC }]
  }) { pageInfo { hasNextPage endCursor } nodes { ${fields} } }
}`;
const topicsQuery =
  'query Topics { categories(first: 100, where: { hideEmpty: true, orderby: COUNT, order: DESC }) { nodes { name slug count } } }';
// WPGraphQL returns to the public only users with published posts.
const authorQuery =
  'query Author($slug: ID!) { user(id: $slug, idType: SLUG) { name slug description posts(first: 1, where: { status: PUBLISH }) { nodes { slug } } } }';
const postQuery = `query Post($slug: ID!) { post(id: $slug, idType: SLUG) { status content ${fields} } }`;

const shape = v.object({
  slug: v.pipe(v.string(), v.minLength(1)),
  title: v.nullish(v.string(), ''),
  excerpt: v.nullish(v.string(), ''),
  dateGmt: v.string(),
  modifiedGmt: v.string(),
  author: v.nullish(
    v.object({ node: v.nullish(v.object({ name: v.nullish(v.string(), ''), slug: v.nullish(v.string(), '') })) }),
  ),
  categories: v.nullish(v.object({ nodes: v.array(v.object({ name: v.string(), slug: v.string() })) })),
});
const listShape = v.object({
  posts: v.object({
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
    nodes: v.array(shape),
  }),
});
const topicsShape = v.object({
  categories: v.object({
    nodes: v.array(v.object({ name: v.string(), slug: v.string(), count: v.nullish(v.number(), 0) })),
  }),
});
const authorShape = v.object({
  user: v.nullish(
    v.object({
      name: v.nullish(v.string(), ''),
      slug: v.nullish(v.string(), ''),
      description: v.nullish(v.string(), ''),
      posts: v.nullish(v.object({ nodes: v.array(v.object({ slug: v.string() })) })),
    }),
  ),
});
const postShape = v.object({
  post: v.nullable(
    v.object({ ...shape.entries, status: v.nullish(v.string(), 'publish'), content: v.nullish(v.string(), '') }),
  ),
});

const summaryOf = ({
  slug,
  title,
  excerpt,
  dateGmt,
  modifiedGmt,
  author,
  categories,
}: v.InferOutput<typeof shape>): PostSummary => ({
  slug,
  title: textOf(title),
  summary: textOf(excerpt),
  cover: null,
  coverAlt: '',
  authorName: textOf(author?.node?.name ?? ''),
  authorSlug: slugPattern.test(author?.node?.slug ?? '') ? (author?.node?.slug ?? '') : '',
  topic: textOf(categories?.nodes[0]?.name ?? ''),
  topicSlug: categories?.nodes[0]?.slug ?? '',
  publishedAt: toUtcText(dateGmt),
  updatedAt: toUtcText(modifiedGmt),
});

/** Posts of one call, and calls for one page of ours. */
const [atOnce, mostCalls] = [100, 12];

/**
 * Posts by the graph API of WordPress (WPGraphQL), or anything compatible.
 * @param url of the endpoint, such as https://cms.example.com/graphql
 */
export function graphqlCms(url: string): Cms {
  const ask = async <Shape extends v.GenericSchema>(
    query: string,
    variables: object,
    response: Shape,
  ): Promise<v.InferOutput<Shape>> => {
    const { body } = await fetchJson(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = v.parse(
      v.object({ data: v.nullish(v.unknown()), errors: v.nullish(v.array(v.object({ message: v.string() }))) }),
      body,
    );
    if (errors?.length)
      throw new Error(
        `The CMS returned errors: ${errors
          .map(({ message }) => message)
          .join('; ')
          .slice(0, 300)}`,
      );
    return v.parse(response, data);
  };
  return {
    // Its pages follow cursors: those before ours are passed by.
    async list({ skip, take, topic, author }) {
      const found: PostSummary[] = [];
      let after: string | null = null;
      for (let calls = 0; calls < mostCalls; calls += 1) {
        const { posts }: v.InferOutput<typeof listShape> = await ask(
          listQuery,
          {
            first: Math.max(1, Math.min(atOnce, skip + take - found.length)),
            after,
            topic: topic ?? null,
            author: author ?? null,
          },
          listShape,
        );
        found.push(...posts.nodes.map(summaryOf));
        after = posts.pageInfo.hasNextPage ? (posts.pageInfo.endCursor ?? null) : null;
        if (after === null || found.length >= skip + take || posts.nodes.length === 0) break;
      }
      return {
        results: found.slice(skip, skip + take),
        total: after === null ? found.length : null,
        hasMore: after !== null,
      };
    },
    async topics() {
      const {
        categories: { nodes },
      } = await ask(topicsQuery, {}, topicsShape);
      return nodes.map(({ name, slug, count }) => ({ slug, name: textOf(name), postCount: count }));
    },
    async author(slug) {
      const { user } = await ask(authorQuery, { slug }, authorShape);
      if (!user || user.slug !== slug || !user.posts?.nodes.length) return null;
      // Portraits come from servers that the content security policy does not allow.
      return {
        slug,
        name: textOf(user.name),
        portrait: null,
        biography: textOf(user.description).slice(0, mostBiography),
      };
    },
    async bySlug(slug) {
      const { post } = await ask(postQuery, { slug }, postShape);
      return post && post.slug === slug && post.status === 'publish'
        ? ({ ...summaryOf(post), html: await shownHtml({ format: 'html', text: post.content }) } satisfies Post)
        : null;
    },
  };
}
