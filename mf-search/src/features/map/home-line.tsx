import {
  CalendarIcon,
  Facts,
  HiddenText,
  Icon,
  NoPhotograph,
  Picture,
  Price,
  SaveButton,
  type CardListing,
} from '@verandah/design';
import { addressText, inspectionText, listingAddress } from '@verandah/market';
import styles from './home-line.module.css';

interface HomeLineProps {
  readonly listing: CardListing;
  /** Milliseconds; determines which inspection is the next one. */
  readonly now: number;
  /** '1.4 km from Work'. */
  readonly distance?: string | undefined;
}

/** A home of the map in a few lines: photograph, price, address with its link, facts, next inspection, Save. */
export function HomeLine({ listing, now, distance }: HomeLineProps) {
  const { address, media } = listing;
  const [photo] = media.photos;
  const inspection = listing.inspections
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
  return (
    <div className={styles.home}>
      <div className={styles.photograph}>
        {photo ? <Picture photo={photo} sizes="120px" fill alt="" /> : <NoPhotograph />}
      </div>
      <div className={styles.text}>
        <Price>{listing.priceDetails.shortDescription}</Price>
        <p>
          <a className={styles.link} href={listingAddress(listing.uri)}>
            <HiddenText>Home at </HiddenText>
            {addressText(address)}
          </a>
        </p>
        {distance && <p className={styles.distance}>{distance}</p>}
        <Facts features={listing.features} land={listing.landFeatures?.area} />
        {inspection && (
          <p className={styles.inspection}>
            <Icon shape={CalendarIcon} />
            {inspectionText(inspection, address.timeZone)}
          </p>
        )}
      </div>
      <SaveButton listingId={listing.id} subject={address.street} />
    </div>
  );
}
