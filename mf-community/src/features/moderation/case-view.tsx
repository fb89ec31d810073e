import { plural } from '@verandah/market';
import { Badge } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { Posted } from '../words/posted.tsx';
import { PlainText } from '../words/plain-text.tsx';
import { AuthorRecord } from './author-record.tsx';
import { actionWords, kindWords, type Case } from './case.ts';
import styles from './case-view.module.css';

const stateWords = {
  pending: 'Awaiting approval',
  visible: 'Published',
  hidden: 'Hidden',
  removed: 'Removed',
} as const;

/** The page where the content appears. A hidden question has a page for its author and moderators. */
const contextOf = ({ kind, state, path }: Case): string =>
  kind === 'question' && state === 'hidden' ? path.replace(/^\/question\//, '/questions/hidden/') : path;

/** Content to be judged: its text, the reports with their reasons, and the record of earlier actions. */
export function CaseView({ subject }: { readonly subject: Case }) {
  const { isLive } = useServices();
  const { state, isLocked, text, reports, history } = subject;
  const context = contextOf(subject);
  return (
    <div className={styles.case}>
      <p className={styles.about}>
        <Badge tone={state === 'visible' ? 'outline' : 'accent'}>{stateWords[state]}</Badge>
        {isLocked && <Badge tone="outline">Closed</Badge>}
        <span>{[kindWords[subject.kind], subject.place].filter(Boolean).join(' · ')}</span>
        <AuthorRecord {...subject} />
        {state !== 'removed' && isLive(context) && (
          <a className={styles.link} href={context}>
            View on site
          </a>
        )}
      </p>
      <blockquote className={styles.words}>
        <PlainText text={text} />
      </blockquote>
      {reports.length > 0 && (
        <section aria-label="Reports">
          <h3 className={styles.small}>{plural(reports.length, 'report')}</h3>
          <ul className={styles.list}>
            {reports.map(({ reason, detail, reporter, createdAt }) => (
              <li key={`${createdAt} ${reporter}`}>
                <strong>{reason}</strong>
                {detail && <>: {detail}</>}{' '}
                <span className={styles.who}>
                  {reporter || 'Former member'}, <Posted at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {history.length > 0 && (
        <section aria-label="Record">
          <h3 className={styles.small}>Record</h3>
          <ol className={styles.list}>
            {history.map(({ at, who, action, why }) => (
              <li key={`${at} ${action}`}>
                <strong>{actionWords[action].label}</strong>
                {why && `: ${why}`}{' '}
                <span className={styles.who}>
                  {who}, <Posted at={at} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
