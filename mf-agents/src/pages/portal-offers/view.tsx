import { Badge, ButtonLink, DownloadIcon, EmptyState, Pagination } from '@verandah/design';
import {
  formatDay,
  formatMoney,
  offerStatuses,
  paginate,
  plural,
  siteTimeZone,
  type OfferStatus,
} from '@verandah/market';
import styles from '../../features/portal/portal.module.css';
import type { PortalOffersQuery } from '../../graphql.ts';

export interface OffersContent {
  readonly status: OfferStatus | null;
  readonly page: number;
  readonly total: number;
  readonly results: PortalOffersQuery['receivedOffers']['results'];
}

function filterAddress(status: OfferStatus | null, page = 1): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/agent-portal/offers${query && `?${query}`}`;
}

export function OffersView({ content: { status, page, total, results } }: { readonly content: OffersContent }) {
  const filters = [[null, 'All'] as const, ...(Object.entries(offerStatuses) as [OfferStatus, string][])];
  return (
    <>
      <nav aria-label="Offers by status">
        <ul className={styles.filters}>
          {filters.map(([each, label]) => (
            <li key={label}>
              <a
                className={styles.filter}
                href={filterAddress(each)}
                aria-current={each === status ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {results.length === 0 ? (
        <EmptyState title={status ? 'No offers match' : 'No offers yet'}>
          <p>
            {status ? (
              'Choose another status.'
            ) : (
              <>
                Your office’s admins can turn on offers for your homes for sale under{' '}
                <a href="/agent-portal/office#offers">Office</a>.
              </>
            )}
          </p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.actions}>
            <p className={styles.muted} role="status">
              {plural(total, 'offer')}
            </p>
            <ButtonLink
              href={`/rest/agents/own/offers.csv${status ? `?status=${status}` : ''}`}
              download="offers.csv"
              icon={DownloadIcon}
              size="small"
            >
              Export CSV
            </ButtonLink>
          </div>
          <ul className={styles.list}>
            {results.map(({ id, name, status: own, home, amount, sentAt }) => (
              <li key={id}>
                <div className={styles.line}>
                  <span className={styles.badges}>
                    <a className={styles.name} href={`/agent-portal/offers/${id}`}>
                      {name}
                    </a>
                    <Badge tone={own === 'sent' || own === 'discussing' ? 'accent' : 'outline'}>
                      {offerStatuses[own]}
                    </Badge>
                  </span>
                  <span className={styles.muted}>{formatDay(sentAt, siteTimeZone, { time: true })}</span>
                </div>
                <p className={styles.muted}>{home}</p>
                {amount !== null && <p>{formatMoney(amount, 0)}</p>}
              </li>
            ))}
          </ul>
          <Pagination
            current={page}
            total={paginate(total, page).totalPages}
            href={(to) => filterAddress(status, to)}
            label="Offer pages"
          />
        </>
      )}
    </>
  );
}
