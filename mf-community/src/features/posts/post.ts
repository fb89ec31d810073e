/** A post of the blog, as lists show it. Times are ISO 8601. */
export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** One or two words; '' without a topic. */
  readonly topic: string;
  /** Slug of the topic; '' without a topic. */
  readonly topicSlug: string;
  /** Media key of the picture; `coverAlt` describes it. */
  readonly cover: string | null;
  readonly coverAlt: string;
  readonly authorName: string;
  /** The author in addresses; '' for one without a page. */
  readonly authorSlug: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

export interface PostTopic {
  readonly slug: string;
  readonly name: string;
  readonly postCount: number;
}

export const summaryFragment = /* GraphQL */ `fragment PostSummary on PostSummary { slug title summary topic topicSlug cover coverAlt authorName authorSlug publishedAt updatedAt }`;

/** Address of the posts of a topic; null for all topics. */
export const blogAddress = (topic: string | null, page = 1): string =>
  `/blog${topic ? `/topic/${encodeURIComponent(topic)}` : ''}${page > 1 ? `?page=${page}` : ''}`;
