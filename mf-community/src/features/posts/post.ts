import type { PostSummaryFragment, BlogQuery } from '../../graphql.ts';

/**
 * A post of the blog, as lists show it: with '' for no topic, `cover` a media key, and '' as the slug of an author
 * without a page. Times are ISO 8601.
 */
export type PostSummary = PostSummaryFragment;

export type PostTopic = BlogQuery['postTopics'][number];

export const summaryFragment = /* GraphQL */ `fragment PostSummary on PostSummary { slug title summary topic topicSlug cover coverAlt authorName authorSlug publishedAt updatedAt }`;

/** Address of the posts of a topic; null for all topics. */
export const blogAddress = (topic: string | null, page = 1): string =>
  `/blog${topic ? `/topic/${encodeURIComponent(topic)}` : ''}${page > 1 ? `?page=${page}` : ''}`;
