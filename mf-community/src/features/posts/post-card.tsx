import { blogAuthorAddress, postAddress } from '@verandah/market';
import { Posted } from '../words/posted.tsx';
import { Cover } from './cover.tsx';
import type { PostSummary } from './post.ts';
import styles from './post-card.module.css';

/** A post in a list. */
export const PostCard = ({
  post: { slug, title, summary, topic, cover, coverAlt, authorName, authorSlug, publishedAt },
  level = 2,
  byline = true,
}: {
  readonly post: PostSummary;
  readonly level?: 2 | 3;
  /** Whether the author is named; not on a page of their own. */
  readonly byline?: boolean;
}) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <Cover cover={cover} alt={coverAlt} topic={topic} seed={slug} />
      <div className={styles.words}>
        {topic && <p className={styles.topic}>{topic}</p>}
        <Heading className={styles.title}>
          <a className={styles.link} href={postAddress(slug)}>
            {title}
          </a>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        <p className={styles.about}>
          {byline && authorName && (
            <>
              {authorSlug ? (
                <a className={styles.author} href={blogAuthorAddress(authorSlug)}>
                  {authorName}
                </a>
              ) : (
                authorName
              )}{' '}
              ·{' '}
            </>
          )}
          <Posted at={publishedAt} />
        </p>
      </div>
    </article>
  );
};
