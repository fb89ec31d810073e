import type { PostSummary } from '../../features/posts/post.ts';

export interface AuthorData {
  /** `portrait` is a root-relative address; `biography` is plain text, '' for none. */
  readonly author: {
    readonly slug: string;
    readonly name: string;
    readonly portrait: string | null;
    readonly biography: string;
  };
  /** Null where the content management does not count. */
  readonly total: number | null;
  readonly page: number;
  readonly pages: number;
  /** Latest first. */
  readonly posts: readonly PostSummary[];
}
