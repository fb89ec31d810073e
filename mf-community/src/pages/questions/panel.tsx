import { ArrowRightIcon, Icon } from '@verandah/design';
import { questionAddress, plural } from '@verandah/market';
import type { QuestionEntry } from '../../features/questions/question.ts';
import styles from './questions.module.css';

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly more: string;
  readonly questions: readonly QuestionEntry[];
}

/** Five questions beside the main list, and a link to more. */
export const Panel = ({ id, title, more, questions }: PanelProps) =>
  questions.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 className={styles.small} id={id}>
        {title}
      </h2>
      <ul className={styles.panel}>
        {questions.map(({ postId, uri, title: text, location, replyCount }) => (
          <li key={postId}>
            <a href={questionAddress(uri)}>{text}</a>
            <span className={styles.about}>
              {location.name} · {plural(replyCount, 'answer')}
            </span>
          </li>
        ))}
      </ul>
      <a className={styles.more} href={more}>
        More
        <Icon shape={ArrowRightIcon} size={16} />
      </a>
    </section>
  );
