import { ButtonLink, EmptyState } from '@verandah/design';
import { formatMoney, homeValuePath } from '@verandah/market';
import type { OwnHomesQuery } from '../../graphql.ts';
import styles from './own-homes.module.css';

export interface OwnHomesData {
  readonly homes: OwnHomesQuery['claimedHomes'];
}

/** A member's claimed homes, each with its range. */
export function OwnHomesView({ data: { homes } }: { readonly data: OwnHomesData }) {
  const search = (
    <ButtonLink kind="primary" href={homeValuePath}>
      Find your home
    </ButtonLink>
  );
  if (homes.length === 0)
    return (
      <div className={styles.page}>
        <EmptyState level={1} title="You haven’t claimed a home" actions={search}>
          Find its address and choose “This is my home”. Only you will see that.
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Your homes
      </h1>
      <ul className={styles.homes}>
        {homes.map(({ id, address, uri, tracked, location, estimate }) => (
          <li key={id}>
            <a href={uri}>
              {address}, {location.label}
            </a>
            <span>
              {estimate
                ? `${formatMoney(estimate.low, 0)} – ${formatMoney(estimate.high, 0)}`
                : 'Too few sales for an estimate'}
              {tracked && ' · emailed once a month'}
            </span>
          </li>
        ))}
      </ul>
      <p>{search}</p>
    </div>
  );
}
