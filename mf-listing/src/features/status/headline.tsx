import { Badge, Facts, Price } from '@verandah/design';
import { useNow } from '@verandah/kit';
import { addressText, propertyTypeByName } from '@verandah/market';
import type { ReactNode } from 'react';
import type { PageListing } from '../../pages/listing/listing.ts';
import { medianLine } from '../prices/median-text.ts';
import type { SuburbMedians } from '../prices/prices-data.ts';
import { rentalTerms, saleTerms, statusText } from './status.ts';
import styles from './headline.module.css';

/** The headline of the page: status, price, address and key facts. */
export function Headline({
  listing,
  medians,
  actions,
}: {
  readonly listing: PageListing;
  readonly medians: SuburbMedians | null;
  readonly actions: ReactNode;
}) {
  const now = useNow();
  const { label, underOffer, depositTaken, on, price, open } = statusText(listing, now);
  const terms = [...rentalTerms(listing, now), ...saleTerms(listing, now)];
  const median = medianLine(
    medians,
    listing.statusType === 'rent' || listing.statusType === 'leased',
    listing.address.suburb,
  );
  const { address, features, landFeatures, propertyType, isExclusiveList } = listing;
  const [street, ...place] = addressText(address).split(`, ${address.suburb}`);
  return (
    <header className={styles.headline}>
      <ul className={styles.badges} aria-label="Status">
        <li>
          <Badge tone={open ? 'accent' : 'strong'}>{on ?? label}</Badge>
        </li>
        {underOffer && (
          <li>
            <Badge tone="strong">Under offer</Badge>
          </li>
        )}
        {depositTaken && (
          <li>
            <Badge tone="strong">Deposit taken</Badge>
          </li>
        )}
        {open && listing.priceReducedOn !== null && (
          <li>
            <Badge tone="outline">Reduced</Badge>
          </li>
        )}
        {isExclusiveList && (
          <li>
            <Badge tone="outline">Exclusive</Badge>
          </li>
        )}
      </ul>
      <Price size="page">{price}</Price>
      {median && (
        <p className={styles.median}>
          <a href="#prices">{median}</a>
        </p>
      )}
      <h1 className={styles.address} tabIndex={-1}>
        <span className={styles.street}>
          {street}
          {place.length > 0 && ','}
        </span>
        {place.length > 0 && (
          <>
            {' '}
            <span className={styles.place}>
              {address.suburb}
              {place.join('')}
            </span>
          </>
        )}
      </h1>
      <div className={styles.facts}>
        <Facts features={features} land={landFeatures?.area} size="page" />
        <span className={styles.kind}>{propertyTypeByName(propertyType).singular}</span>
      </div>
      {terms.length > 0 && (
        <dl className={styles.terms}>
          {terms.map((term) => (
            <div key={term.label}>
              <dt>{term.label}</dt>
              <dd>{term.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions}
    </header>
  );
}
