/** A post of the blog as lists show it. */
export interface PostSummary {
  /** Its name in addresses: /blog/{slug}. */
  readonly slug: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  /** In a word or two; empty for none. */
  readonly topic: string;
  /** The topic in addresses; empty for none. */
  readonly topicSlug: string;
  /** Media key of its picture. */
  readonly cover: string | null;
  /** Text alternative of the picture; empty without one. */
  readonly coverAlt: string;
  readonly authorName: string;
  /** The author in addresses: /blog/authors/{slug}; empty for one without a page. */
  readonly authorSlug: string;
  /** ISO 8601 */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** A post with its text, ready to be shown: HTML without anything that runs or loads from elsewhere. */
export interface Post extends PostSummary {
  readonly html: string;
}

export interface PostPage {
  readonly results: readonly PostSummary[];
  /** Absent where the content management does not count. */
  readonly total: number | null;
  readonly hasMore: boolean;
}

export interface PostPaging {
  readonly skip: number;
  readonly take: number;
  /** Slug of a topic: only its posts. */
  readonly topic?: string | undefined;
  /** Slug of an author: only their posts. */
  readonly author?: string | undefined;
}

/** Who has written published posts. */
export interface BlogAuthor {
  /** In addresses: /blog/authors/{slug}. */
  readonly slug: string;
  readonly name: string;
  /** Root-relative address of a square picture; null without one of our own. */
  readonly portrait: string | null;
  /** Plain text; empty for none. */
  readonly biography: string;
}

/** A topic that posts have. */
export interface PostTopic {
  /** In addresses: /blog/topic/{slug}. */
  readonly slug: string;
  readonly name: string;
  readonly postCount: number;
}

/**
 * Where the blog's posts come from: the embedded store, or a content management elsewhere. Only published posts, latest
 * first. Rejects when it can't be reached or returns invalid data.
 */
export interface Cms {
  list(paging: PostPaging): Promise<PostPage>;
  /** null if the post does not exist. */
  bySlug(slug: string): Promise<Post | null>;
  /** Topics with posts, the busiest first; at most a hundred. */
  topics(): Promise<readonly PostTopic[]>;
  /** null for someone without a published post. */
  author(slug: string): Promise<BlogAuthor | null>;
}

/** What posts and authors are called in addresses. */
export const slugPattern = /^[a-z0-9][a-z0-9_-]{0,199}$/;

/** The most characters of a biography. */
export const mostBiography = 1000;

/** The first posts can be listed, not all that ever were. */
export const [mostSkipped, mostTaken] = [1000, 50];

declare module '../../../platform/service.ts' {
  interface Service {
    /** Where the blog's posts come from. */
    readonly cms: Cms;
  }
}

declare module '../../../platform/graph/context.ts' {
  interface GraphContext {
    /** Where the blog's posts come from. */
    readonly cms: Cms;
  }
}
