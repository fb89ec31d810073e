import { EmptyState } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { StartData } from './data.ts';
import styles from './start.module.css';

/** The area's first page: the same on the server and in the browser. */
export function StartView({ data: { posts } }: { readonly data: StartData }) {
  const { isLive } = useServices();
  const address = (slug: string): string => `/blog/${slug}`;
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Newcomer
      </h1>
      {posts.length === 0 ? (
        <EmptyState title="Nothing is here yet">
          <p>Come back soon.</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {posts.map(({ slug, title, summary }) => (
            <li key={slug}>
              {/* Another area's address: a link only while a live release owns it. */}
              <h2 className={styles.name}>{isLive(address(slug)) ? <a href={address(slug)}>{title}</a> : title}</h2>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
