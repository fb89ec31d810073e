import { groupDigits, plural } from '@verandah/market';
import { EmptyState, Pagination, PillLinks } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { caseKinds, kindWords, type CaseKind } from '../../features/moderation/case.ts';
import type { QueueData } from './data.ts';
import { QueueForm } from './queue-form.tsx';
import styles from './moderation.module.css';

const queueAddress = (kind: CaseKind | null, page = 1): string => {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) }).toString();
  return query ? `/moderation?${query}` : '/moderation';
};

/** The queue of moderators. */
export const QueueView = ({ data }: { readonly data: QueueData }) => {
  const { kind, page, pages, total, counts, entries } = data;
  const countOf = (of: CaseKind | null): number =>
    counts.reduce((sum, each) => sum + (of === null || each.kind === of ? each.count : 0), 0);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Moderation
      </h1>
      <p className={styles.lead}>
        {total === 0 ? 'You’re all caught up.' : `${plural(total, 'item')} to review, oldest first.`}
        <MembersLink />
      </p>
      <PillLinks
        label="Kinds"
        links={[null, ...caseKinds]
          .filter((each) => each === null || each === kind || countOf(each) > 0)
          .map((each) => ({
            label: `${each ? kindWords[each] : 'All'} (${groupDigits(countOf(each))})`,
            href: queueAddress(each),
            current: each === kind,
          }))}
      />
      {entries.length === 0 ? (
        <EmptyState title="All done">
          <p>Reports and reviews awaiting approval appear here.</p>
        </EmptyState>
      ) : (
        <QueueForm data={data} address={queueAddress(kind, page)} />
      )}
      <Pagination current={page} total={pages} href={(number) => queueAddress(kind, number)} label="Queue pages" />
    </div>
  );
};

/** Link to member moderation, while an area serves that page. */
const MembersLink = () =>
  useServices().isLive('/moderation/members') ? (
    <>
      {' '}
      <a href="/moderation/members">Manage members</a>
    </>
  ) : null;
