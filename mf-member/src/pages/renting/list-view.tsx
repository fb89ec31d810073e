import { Badge, ButtonLink, EmptyState, Pagination } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  applicationStatuses,
  formatDate,
  isOpenApplication,
  rentalApplicationAddress,
  rentingAddress,
  siteTimeZone,
} from '@verandah/market';
import type { ListData } from './data.ts';
import { Frame } from './frame.tsx';
import styles from '../../features/sent/sent.module.css';

/** The member's applications with their status. */
export function ListView({ data: { applications, page, pages } }: { readonly data: ListData }) {
  const { isLive } = useServices();
  return (
    <Frame title="Renting" tab="applications" lead="Applications that you’ve sent. Only you and each office see them.">
      {applications.length === 0 ? (
        <EmptyState
          title="No applications yet"
          actions={isLive('/for-rent') && <ButtonLink href="/for-rent">Find homes to rent</ButtonLink>}
        >
          <p>Select “Apply” on a home for rent whose office takes applications here.</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {applications.map(({ id, status, home, officeName, sentAt }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <h2 className={styles.name}>
                  <a href={rentalApplicationAddress(id)}>{home}</a>
                </h2>
                <p className={styles.meta}>
                  {officeName} · sent {formatDate(sentAt, siteTimeZone)}
                </p>
              </div>
              <Badge tone={isOpenApplication(status) ? 'accent' : 'outline'}>{applicationStatuses[status]}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        total={pages}
        href={(at) => (at === 1 ? rentingAddress : `${rentingAddress}?page=${at}`)}
      />
    </Frame>
  );
}
