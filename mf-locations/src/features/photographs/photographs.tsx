import { Picture, type CardListing } from '@verandah/design';
import { listingAddress } from '@verandah/market';
import { photographedHomes } from './photographed.ts';
import styles from './photographs.module.css';

interface Props {
  readonly name: string;
  /** Homes for sale and for rent in the location. */
  readonly listings: readonly CardListing[];
}

/** Of five in a row, and on a phone; three in a row are wider, for which the HTML of every page would grow. */
const sizes = '240px';

/** Photographs of homes on the market in a location, each a link to its home. Nothing if there are fewer than three. */
export function Photographs({ name, listings }: Props) {
  const homes = photographedHomes(listings);
  if (homes.length === 0) return null;
  return (
    <section aria-label={`Photos of homes in ${name}`}>
      <ul className={styles.row}>
        {homes.map(({ listing: { id, uri, statusType, address }, photo }) => (
          <li key={id}>
            <a className={styles.home} href={listingAddress(uri)}>
              <span className={styles.frame}>
                <Picture photo={photo} sizes={sizes} fill />
              </span>
              <span className={styles.caption}>
                {address.street}
                <span className={styles.status}>{statusType === 'rent' ? 'For rent' : 'For sale'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
