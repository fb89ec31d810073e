import { PostCard } from './post-card.tsx';
import type { PostSummary } from './post.ts';
import styles from './post-list.module.css';

/**
 * Posts as cards, up to three beside each other.
 * @param byline whether the authors are named; not on a page of their own
 */
export const PostList = ({
  posts,
  byline = true,
}: {
  readonly posts: readonly PostSummary[];
  readonly byline?: boolean;
}) => (
  <ul className={styles.list}>
    {posts.map((post) => (
      <li key={post.slug}>
        <PostCard post={post} byline={byline} />
      </li>
    ))}
  </ul>
);
