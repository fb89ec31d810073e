import type { PostSummary } from '../../features/posts/post.ts';
import type { RichNode } from '../../features/rich-text/read-html.ts';

export interface PostData {
  readonly post: PostSummary;
  readonly text: readonly RichNode[];
  /** Reading time in minutes. */
  readonly minutes: number;
  readonly related: readonly PostSummary[];
}
