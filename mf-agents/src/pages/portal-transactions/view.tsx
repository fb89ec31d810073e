import { Badge, ButtonLink, EmptyState, HiddenText, Pagination } from '@verandah/design';
import { formatDate, formatMoney, paginate, plural, propertyTypeByName, siteTimeZone } from '@verandah/market';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { kindWords, sideWords, type Transaction } from '../../features/portal/transaction.ts';

export interface TransactionsContent {
  readonly page: number;
  readonly total: number;
  readonly results: readonly Transaction[];
}

export const TransactionsView = ({ content: { page, total, results } }: { readonly content: TransactionsContent }) => (
  <>
    <p className={styles.text}>
      Your sales and leases. Listings you mark as sold or leased are added automatically, and you can add others
      yourself. Only you can see this list.
    </p>
    <div className={styles.actions}>
      <ButtonLink href="/agent-portal/transactions/new" kind="primary">
        Add a transaction
      </ButtonLink>
    </div>
    {results.length === 0 ? (
      <EmptyState title="No transactions yet">
        <p>Mark a listing as sold or leased, or add a transaction yourself.</p>
      </EmptyState>
    ) : (
      <>
        <p className={styles.muted} role="status">
          {plural(total, 'transaction')}
        </p>
        <ul className={styles.list}>
          {results.map((transaction) => (
            <li key={transaction.id}>
              <Row transaction={transaction} />
            </li>
          ))}
        </ul>
        <Pagination
          current={page}
          total={paginate(total, page).totalPages}
          href={(to) => `/agent-portal/transactions${to > 1 ? `?page=${to}` : ''}`}
          label="Transaction pages"
        />
      </>
    )}
  </>
);

function Row({
  transaction: { id, kind, side, address, propertyType, price, priceVisible, completedOn, listingId },
}: {
  readonly transaction: Transaction;
}) {
  const priceText =
    price === null
      ? 'price not recorded'
      : `${formatMoney(price, 0)}${kind === 'leased' ? ' per week' : ''}${priceVisible ? '' : ' (hidden)'}`;
  return (
    <>
      <div className={styles.line}>
        <span className={styles.badges}>
          <a className={styles.name} href={`/agent-portal/transactions/${id}`}>
            {address}
          </a>
          <Badge tone="outline">{kindWords[kind]}</Badge>
        </span>
        <span className={styles.muted}>{formatDate(completedOn, siteTimeZone)}</span>
      </div>
      <p className={styles.muted}>
        {propertyTypeByName(propertyType).singular}, {priceText}; you acted for {sideWords[side].toLowerCase()}.
      </p>
      <div className={`${styles.actions} ${styles.quietActions}`}>
        {listingId !== null && (
          <a className={styles.crumb} href={`/agent-portal/listings/${listingId}`}>
            {' '}
            View listing
          </a>
        )}
        <PortalForm name="delete" id={`delete-${id}`} className={styles.actions}>
          <input type="hidden" name="id" value={id} />
          <SendButton kind="quiet" size="small">
            Delete<HiddenText> the transaction for {address}</HiddenText>
          </SendButton>
        </PortalForm>
      </div>
    </>
  );
}
