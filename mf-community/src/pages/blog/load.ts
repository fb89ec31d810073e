import type { Loaded, PageRequest } from '@verandah/areas';
import { blogAddress, summaryFragment } from '../../features/posts/post.ts';
import type { BlogData } from './data.ts';
import { graphql } from '../../graphql.ts';

const pageSize = 12;
/** The API lists no more than the first thousand posts. */
const mostPages = 80;

export const readBlog = graphql(
  `query Blog($skip: Int!, $take: Int!, $topic: String) {
    posts(skip: $skip, take: $take, topic: $topic) { results { ...PostSummary } total hasMore } postTopics { slug name postCount }
  }`,
  [summaryFragment],
);

/** Loads posts of the blog, latest first, of all topics or of the one in the address. */
export async function loadBlog({ url, params, graph }: PageRequest): Promise<Loaded<BlogData>> {
  const text = url.searchParams.get('page') ?? '1';
  const page = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  if (page === 0 || page > mostPages) return { status: 404 };
  const {
    posts: { results, total, hasMore },
    postTopics,
  } = await graph.read(readBlog, { skip: (page - 1) * pageSize, take: pageSize, topic: params.topic ?? null });
  const topic = params.topic === undefined ? null : (postTopics.find(({ slug }) => slug === params.topic) ?? null);
  if ((params.topic !== undefined && !topic) || (page > 1 && results.length === 0)) return { status: 404 };
  const pages = Math.min(mostPages, total === null ? page + (hasMore ? 1 : 0) : Math.ceil(total / pageSize));
  return {
    status: 200,
    data: { topic, topics: postTopics, page, pages, posts: results },
    head: {
      title: `${topic ? `${topic.name} – the Verandah blog` : 'The Verandah blog: buying, renting and living'}${page > 1 ? ` – page ${page}` : ''}`,
      description: topic
        ? `Articles about ${topic.name.toLowerCase()}: what to look for, what it costs and what to ask.`
        : 'Articles on buying, renting, moving and living well: what to look for, what it costs and what to ask.',
      canonical: blogAddress(topic?.slug ?? null, page),
      feeds: [{ title: 'The Verandah blog', href: '/feeds/blog' }],
    },
  };
}
