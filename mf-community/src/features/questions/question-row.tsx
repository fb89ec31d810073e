import { Badge, CheckIcon, Icon } from '@verandah/design';
import { questionAddress, questionsAddress, plural } from '@verandah/market';
import { Posted } from '../words/posted.tsx';
import type { QuestionEntry } from './question.ts';
import styles from './question-row.module.css';

/** A question in a list. */
export function QuestionRow({
  question,
  showPlace = true,
}: {
  readonly question: QuestionEntry;
  readonly showPlace?: boolean;
}) {
  const { uri, title, content, location, replyCount, votes, isDiscussion, isVisible, bestAnswerId, author, createdAt } =
    question;
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a className={styles.link} href={questionAddress(uri)}>
            {title}
          </a>
        </h2>
        {content && <p className={styles.content}>{content}</p>}
        <p className={styles.about}>
          {isDiscussion && <Badge tone="accent">Discussion</Badge>}
          {!isVisible && <Badge tone="outline">Hidden</Badge>}
          {showPlace && (
            <a className={styles.place} href={questionsAddress(location.slug)}>
              {location.label}
            </a>
          )}
          <span>
            {author.name}, <Posted at={createdAt} />
          </span>
        </p>
      </div>
      <p className={styles.counts}>
        <span className={styles.answers} data-answered={replyCount > 0 || undefined}>
          {bestAnswerId !== null && <Icon shape={CheckIcon} size={16} label="Best answer:" />}
          {plural(replyCount, 'answer')}
        </span>
        <span>{plural(votes, 'vote')}</span>
      </p>
    </article>
  );
}
