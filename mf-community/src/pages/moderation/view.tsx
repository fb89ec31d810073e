import { EmptyState, Pagination } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { caseAddress, caseKinds, kindWords, type CaseKind } from '../../features/moderation/case.ts';
import { counted } from '../../features/words/counted.ts';
import { dayText } from '../../features/words/day-text.ts';
import type { QueueData } from './data.ts';
import styles from './moderation.module.css';

const address = (kind: CaseKind | null, page = 1): string => {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) }).toString();
  return query ? `/moderation?${query}` : '/moderation';
};

/** The queue of moderators. */
export const QueueView = ({ data: { kind, page, pages, total, entries } }: { readonly data: QueueData }) => (
  <div className={styles.page}>
    <h1 className={styles.title} tabIndex={-1}>
      Moderation
    </h1>
    <p className={styles.lead}>
      {total === 0 ? 'You’re all caught up.' : `${counted(total, 'item')} to review, oldest first.`}
      <MembersLink />
    </p>
    <nav aria-label="Kinds">
      <ul className={styles.kinds}>
        {[null, ...caseKinds].map((each) => (
          <li key={each ?? 'all'}>
            <a className={styles.kind} href={address(each)} aria-current={each === kind ? 'page' : undefined}>
              {each ? kindWords[each] : 'All'}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {entries.length === 0 ? (
      <EmptyState title="All done">
        <p>Reports and reviews awaiting approval appear here.</p>
      </EmptyState>
    ) : (
      <ul className={styles.list}>
        {entries.map(({ reportCount, since, case: subject }) => (
          <li key={`${subject.kind} ${subject.targetId}`} className={styles.entry}>
            <h2 className={styles.words}>
              <a className={styles.link} href={caseAddress(subject.kind, subject.targetId)}>
                {subject.text.split('\n')[0] || kindWords[subject.kind]}
              </a>
            </h2>
            <p className={styles.about}>
              <span>
                {kindWords[subject.kind]} by {subject.authorName}
              </span>
              <span className={reportCount > 0 ? styles.reports : undefined}>
                {reportCount > 0 ? counted(reportCount, 'report') : 'Awaiting approval'}
                {subject.reports[0] && `: ${subject.reports[0].reason}`}
              </span>
              <span>
                since <time dateTime={since}>{dayText(since)}</time>
              </span>
            </p>
          </li>
        ))}
      </ul>
    )}
    <Pagination current={page} total={pages} href={(number) => address(kind, number)} label="Queue pages" />
  </div>
);

/** Link to member moderation, while an area serves that page. */
const MembersLink = () =>
  useServices().isLive('/moderation/members') ? (
    <>
      {' '}
      <a href="/moderation/members">Manage members</a>
    </>
  ) : null;
