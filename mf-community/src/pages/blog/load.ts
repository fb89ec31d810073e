import type { Loaded, PageRequest } from '@verandah/areas';
import { pageOf, pageSize, pagesOf } from '../../features/posts/paging.ts';
import { blogAddress, summaryFragment } from '../../features/posts/post.ts';
import { graphql } from '../../graphql.ts';
import type { BlogData } from './view.tsx';

export { BlogView as View } from './view.tsx';

export const readBlog = graphql(
  `query Blog($skip: Int!, $take: Int!, $topic: String) {
    posts(skip: $skip, take: $take, topic: $topic) { results { ...PostSummary } total hasMore } postTopics { slug name
      postCount }
  }`,
  [summaryFragment],
);

/** Loads posts of the blog, latest first, of all topics or of the one in the address. */
export async function load({ url, params, graph }: PageRequest): Promise<Loaded<BlogData>> {
  const page = pageOf(url);
  if (page === null) return { status: 404 };
  const {
    posts: { results, total, hasMore },
    postTopics,
  } = await graph.read(readBlog, { skip: (page - 1) * pageSize, take: pageSize, topic: params.topic ?? null });
  const topic = params.topic === undefined ? null : (postTopics.find(({ slug }) => slug === params.topic) ?? null);
  if ((params.topic !== undefined && !topic) || (page > 1 && results.length === 0)) return { status: 404 };
  const title = topic ? `${topic.name} – the Verandah blog` : 'The Verandah blog: buying, renting and living';
  return {
    status: 200,
    data: { topic, topics: postTopics, page, pages: pagesOf(page, total, hasMore), posts: results },
    head: {
      title: page > 1 ? `${title} – page ${page}` : title,
      description: topic
        ? `Articles about ${topic.name.toLowerCase()}: what to look for, what it costs and what to ask.`
        : 'Articles on buying, renting, moving and living well: what to look for, what it costs and what to ask.',
      canonical: blogAddress(topic?.slug ?? null, page),
      feeds: [{ title: 'The Verandah blog', href: '/feeds/blog' }],
    },
  };
}
