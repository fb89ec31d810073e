import { Badge, ButtonLink, EmptyState, Pagination } from '@verandah/design';
import { postAddress } from '@verandah/market';
import { Posted } from '../../features/words/posted.tsx';
import styles from '../editor/editor.module.css';
import type { PostDraftsQuery } from '../../graphql.ts';

export interface DraftsData {
  readonly page: number;
  readonly pages: number;
  readonly posts: PostDraftsQuery['postDrafts']['results'];
}

/** Drafts and posts for their editors. */
export const DraftsView = ({ data: { page, pages, posts } }: { readonly data: DraftsData }) => (
  <div className={styles.page}>
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <a href={postAddress()}>Blog</a>
    </nav>
    <div className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        Posts
      </h1>
      <ButtonLink kind="primary" href="/blog/editor/new">
        Write a post
      </ButtonLink>
    </div>
    {posts.length === 0 ? (
      <EmptyState title="No posts yet">
        <p>Write the first one. It stays a draft until you publish it.</p>
      </EmptyState>
    ) : (
      <ul className={styles.list}>
        {posts.map(({ id, title, topic, publishedAt, updatedAt, authorName }) => (
          <li key={id} className={styles.entry}>
            <h2>
              <a className={styles.link} href={`/blog/editor/${id}`}>
                {title}
              </a>
            </h2>
            <p className={styles.row}>
              <Badge tone={publishedAt ? 'accent' : 'outline'}>{publishedAt ? 'Published' : 'Draft'}</Badge>
              {topic && <span>{topic}</span>}
              <span>{authorName}</span>
              <span>
                changed <Posted at={updatedAt} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    )}
    <Pagination current={page} total={pages} href={(number) => `/blog/editor?page=${number}`} label="Post pages" />
  </div>
);
