/** A post of the blog as lists show it. Times are ISO 8601. */
export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** In a word or two; empty for none. */
  readonly topic: string;
  /** The topic in addresses; empty for none. */
  readonly topicSlug: string;
  /** Media key of its picture, and what that shows. */
  readonly cover: string | null;
  readonly coverAlt: string;
  readonly authorName: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

export interface PostTopic {
  readonly slug: string;
  readonly name: string;
  readonly postCount: number;
}

export const summaryFields = 'slug title summary topic topicSlug cover coverAlt authorName publishedAt updatedAt';

/** Posts of a topic, or all. */
export const blogAddress = (topic: string | null, page = 1): string =>
  `/blog${topic ? `/topic/${encodeURIComponent(topic)}` : ''}${page > 1 ? `?page=${page}` : ''}`;
