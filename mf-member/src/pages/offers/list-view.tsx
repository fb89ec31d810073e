import { Badge, EmptyState, Pagination } from '@verandah/design';
import {
  formatDate,
  formatMoney,
  isOpenOffer,
  offerAddress,
  offersAddress,
  offerStatuses,
  siteTimeZone,
} from '@verandah/market';
import styles from '../../features/sent/sent.module.css';
import type { ListData } from './data.ts';

/** The member's offers with their status. */
export const ListView = ({ data: { offers, page, pages } }: { readonly data: ListData }) => (
  <div className={styles.page}>
    <h1 className={styles.title} tabIndex={-1}>
      Offers
    </h1>
    <p className={styles.lead}>Offers to buy that you’ve sent. They bind nobody; only you and each office see them.</p>
    {offers.length === 0 ? (
      <EmptyState title="No offers yet">
        <p>Select “Make an offer” on a home for sale whose office takes offers here.</p>
      </EmptyState>
    ) : (
      <ul className={styles.list}>
        {offers.map(({ id, status, home, officeName, amount, sentAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <h2 className={styles.name}>
                <a href={offerAddress(id)}>{home}</a>
              </h2>
              <p className={styles.meta}>
                {amount !== null && `${formatMoney(amount, 0)} · `}
                {officeName} · sent {formatDate(sentAt, siteTimeZone)}
              </p>
            </div>
            <Badge tone={isOpenOffer(status) ? 'accent' : 'outline'}>{offerStatuses[status]}</Badge>
          </li>
        ))}
      </ul>
    )}
    <Pagination
      current={page}
      total={pages}
      href={(at) => (at === 1 ? offersAddress : `${offersAddress}?page=${at}`)}
    />
  </div>
);
