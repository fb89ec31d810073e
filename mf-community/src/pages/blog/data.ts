import type { PostSummary, PostTopic } from '../../features/posts/post.ts';

export interface BlogData {
  /** Null for all topics. */
  readonly topic: PostTopic | null;
  readonly topics: readonly PostTopic[];
  readonly page: number;
  readonly pages: number;
  readonly posts: readonly PostSummary[];
}
