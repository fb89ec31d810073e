import { questionAddress, plural } from '@verandah/market';
import type { Related } from '../../features/thread/thread.ts';
import styles from './question.module.css';

/** Related questions to read next. */
export const RelatedQuestions = ({ related }: { readonly related: readonly Related[] }) =>
  related.length === 0 ? null : (
    <section aria-labelledby="related">
      <h2 className={styles.small} id="related">
        Related questions
      </h2>
      <ul className={styles.related}>
        {related.map(({ postId, uri, title, replyCount, location }) => (
          <li key={postId}>
            <a href={questionAddress(uri)}>{title}</a>
            <span className={styles.about}>
              {location.name} · {plural(replyCount, 'answer')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
