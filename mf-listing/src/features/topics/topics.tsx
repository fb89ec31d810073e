import { useServices } from '@verandah/kit';
import { askAddress, questionAddress, questionsAddress, plural } from '@verandah/market';
import type { FoundListing } from '../../pages/listing/listing.ts';
import styles from './topics.module.css';

const repliesText = ({ replyCount, isDiscussion }: FoundListing['topics'][number]): string => {
  if (replyCount === 0) return isDiscussion ? 'No replies yet' : 'Be the first to answer';
  return isDiscussion ? plural(replyCount, 'reply', 'replies') : plural(replyCount, 'answer');
};

/** Questions and discussions about the suburb. Shown while a live area serves questions. */
export function Topics({
  topics,
  suburb,
  locationSlug,
}: {
  readonly topics: FoundListing['topics'];
  readonly suburb: string;
  readonly locationSlug: string | null;
}) {
  const { isLive } = useServices();
  const [all, ask] = [questionsAddress(locationSlug ?? undefined), askAddress(locationSlug ?? undefined)];
  const shown = topics.filter(({ uri }) => isLive(questionAddress(uri)));
  if (shown.length === 0) return null;
  return (
    <section className={styles.topics} id="topics" aria-labelledby="topics-title">
      <h2 className={styles.title} id="topics-title">
        Questions about {suburb}
      </h2>
      <ul className={styles.list}>
        {shown.map((topic) => (
          <li key={topic.postId} className={styles.topic}>
            <a className={styles.link} href={questionAddress(topic.uri)}>
              {topic.title}
            </a>
            <span className={styles.quiet}>{repliesText(topic)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {isLive(all) && <a href={all}>All questions about {suburb}</a>}
        {isLive(ask) && <a href={ask}>Ask the locals</a>}
      </p>
    </section>
  );
}
