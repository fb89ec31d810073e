import { ArrowRightIcon, Icon } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { postAddress, relativeOrShortDate, siteTimeZone } from '@verandah/market';
import type { LatestPost } from './data.ts';
import styles from './home.module.css';

/** The latest posts of the blog, while a live area serves it. */
export function LatestPosts({ posts }: { readonly posts: readonly LatestPost[] }) {
  const { isLive } = useServices();
  const now = useNow();
  if (posts.length === 0 || !isLive(postAddress())) return null;
  return (
    <section className={styles.section} aria-labelledby="posts">
      <div className={styles.head}>
        <h2 className={styles.heading} id="posts">
          From the blog
        </h2>
        <a className={styles.all} href={postAddress()}>
          All posts
          <Icon shape={ArrowRightIcon} size={18} />
        </a>
      </div>
      <ul className={styles.cards}>
        {posts.map(({ slug, title, summary, topic, publishedAt }) => (
          <li key={slug}>
            <article className={styles.post}>
              <p className={styles.topic}>{topic}</p>
              <h3 className={styles.postTitle}>
                <a className={styles.postLink} href={postAddress(slug)}>
                  {title}
                </a>
              </h3>
              <p className={styles.summary}>{summary}</p>
              <time className={styles.day} dateTime={publishedAt}>
                {relativeOrShortDate(publishedAt, now, siteTimeZone)}
              </time>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
