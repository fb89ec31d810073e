import { Facts, NoPhotograph, Picture } from '@verandah/design';
import { addressText, formatDate, listingAddress, propertyTypeByName } from '@verandah/market';
import type { Comparable } from './prices-data.ts';
import styles from './prices.module.css';

const soldText = (on: string, timeZone: string): string => `Sold ${formatDate(on, timeZone)}`;

/** Similar homes sold nearby, each a link to its page. */
export const Comparables = ({ listings }: { readonly listings: readonly Comparable[] }) => (
  <ul className={styles.comparables}>
    {listings.map(
      ({
        id,
        uri,
        propertyType,
        priceDetails,
        address,
        features,
        saleDetails,
        media: {
          photos: [photo],
        },
      }) => (
        <li key={id} className={styles.comparable}>
          <span className={styles.picture}>
            {photo?.key ? <Picture photo={photo} sizes="112px" alt="" fill /> : <NoPhotograph />}
          </span>
          <div className={styles.words}>
            <span className={styles.amount}>{priceDetails.shortDescription}</span>
            <a className={styles.home} href={listingAddress(uri)}>
              {addressText(address)}
            </a>
            <Facts features={features} />
            <span className={styles.quiet}>
              {[
                propertyTypeByName(propertyType).singular,
                saleDetails?.soldOn && soldText(saleDetails.soldOn, address.timeZone),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </li>
      ),
    )}
  </ul>
);
