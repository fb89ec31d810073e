import { blogAuthorAddress } from '@verandah/market';
import { blogAddress, type PostSummary } from '../../features/posts/post.ts';
import { PostCard } from '../../features/posts/post-card.tsx';
import { SharePost } from '../../features/posts/share-post.tsx';
import { Cover } from '../../features/posts/cover.tsx';
import { RichText } from '../../features/rich-text/rich-text.tsx';
import { Posted } from '../../features/words/posted.tsx';
import styles from './post.module.css';
import type { RichNode } from '../../features/rich-text/read-html.ts';

export interface PostData {
  readonly post: PostSummary;
  readonly text: readonly RichNode[];
  /** Reading time in minutes. */
  readonly minutes: number;
  readonly related: readonly PostSummary[];
}

/** A post of the blog. */
export const PostView = ({ data: { post, text, minutes, related } }: { readonly data: PostData }) => (
  <div className={styles.page}>
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol className={styles.crumbList}>
        <li>
          <a href={blogAddress(null)}>Blog</a>
        </li>
        {post.topicSlug && (
          <li>
            <a href={blogAddress(post.topicSlug)}>{post.topic}</a>
          </li>
        )}
      </ol>
    </nav>
    <article className={styles.post} aria-labelledby="title">
      <header className={styles.head}>
        <h1 className={styles.title} id="title" tabIndex={-1}>
          {post.title}
        </h1>
        {post.summary && <p className={styles.lead}>{post.summary}</p>}
        <p className={styles.about}>
          {post.authorName && (
            <span>
              By{' '}
              {post.authorSlug ? (
                <a className={styles.author} href={blogAuthorAddress(post.authorSlug)}>
                  {post.authorName}
                </a>
              ) : (
                post.authorName
              )}
            </span>
          )}
          <Posted at={post.publishedAt} />
          <span>{minutes} min read</span>
        </p>
        <div className={styles.share}>
          <SharePost title={post.title} />
        </div>
      </header>
      <div className={styles.cover}>
        <Cover cover={post.cover} alt={post.coverAlt} widest={960} topic={post.topic} seed={post.slug} />
      </div>
      <RichText nodes={text} />
    </article>
    {related.length > 0 && (
      <section className={styles.next} aria-labelledby="next">
        <h2 className={styles.heading} id="next">
          Read next
        </h2>
        <ul className={styles.list}>
          {related.map((other) => (
            <li key={other.slug}>
              <PostCard post={other} level={3} />
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);
