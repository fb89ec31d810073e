import { Avatar, Pagination } from '@verandah/design';
import { blogAuthorAddress, plural } from '@verandah/market';
import { PostList } from '../../features/posts/post-list.tsx';
import { blogAddress, type PostSummary } from '../../features/posts/post.ts';
import styles from './author.module.css';
import type { BlogAuthorQuery } from '../../graphql.ts';

export interface AuthorData {
  /** `portrait` is a root-relative address; `biography` is plain text, '' for none. */
  readonly author: NonNullable<BlogAuthorQuery['blogAuthor']>;
  /** Null where the content management does not count. */
  readonly total: number | null;
  readonly page: number;
  readonly pages: number;
  /** Latest first. */
  readonly posts: readonly PostSummary[];
}

/** An author of the blog, with their posts. */
export const AuthorView = ({
  data: {
    author: { slug, name, portrait, biography },
    total,
    page,
    pages,
    posts,
  },
}: {
  readonly data: AuthorData;
}) => (
  <div className={styles.page}>
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        <li>
          <a href={blogAddress(null)}>Blog</a>
        </li>
      </ol>
    </nav>
    <header className={styles.head}>
      <Avatar name={name} picture={portrait} size="large" eager />
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.lead}>
          {total === null ? 'Writes for the Verandah blog.' : `${plural(total, 'post')} on the Verandah blog`}
        </p>
      </div>
    </header>
    {biography && <p className={styles.biography}>{biography}</p>}
    <PostList posts={posts} byline={false} />
    <Pagination
      current={page}
      total={pages}
      href={(number) => blogAuthorAddress(slug, number)}
      label={`Pages of posts by ${name}`}
    />
  </div>
);
