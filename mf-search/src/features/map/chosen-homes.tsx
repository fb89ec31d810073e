import {
  Button,
  CloseIcon,
  Facts,
  HiddenText,
  Icon,
  NoPhotograph,
  Picture,
  Price,
  type CardListing,
} from '@verandah/design';
import { addressText, listingAddress } from '@verandah/market';
import styles from './chosen-homes.module.css';

interface ChosenHomesProps {
  readonly listings: readonly CardListing[];
  /** The number of homes at the marker; it may exceed the number shown. */
  readonly count: number;
  onClose(): void;
}

/** The homes of a selected marker, as small cards. */
export function ChosenHomes({ listings, count, onClose }: ChosenHomesProps) {
  if (listings.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label="Homes chosen on the map">
      <div className={styles.head}>
        {count > 1 && (
          <p className={styles.count}>
            {count.toLocaleString('en-AU')} homes here{count > listings.length && `, the first ${listings.length}`}
          </p>
        )}
        <Button size="small" className={styles.close} onClick={onClose} aria-label="Close">
          <Icon shape={CloseIcon} />
        </Button>
      </div>
      <ul className={styles.row}>
        {listings.map(
          ({
            id,
            uri,
            address,
            priceDetails,
            features,
            landFeatures,
            media: {
              photos: [photo],
            },
          }) => (
            <li key={id} className={styles.card}>
              <div className={styles.photograph}>
                {photo ? <Picture photo={photo} sizes="120px" fill alt="" /> : <NoPhotograph />}
              </div>
              <div className={styles.text}>
                <Price>{priceDetails.shortDescription}</Price>
                <p>
                  <a className={styles.link} href={listingAddress(uri)}>
                    <HiddenText>Home at </HiddenText>
                    {addressText(address)}
                  </a>
                </p>
                <Facts features={features} land={landFeatures?.area} />
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
