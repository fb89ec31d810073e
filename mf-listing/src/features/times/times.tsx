import { CalendarIcon, Icon } from '@verandah/design';
import { useNow } from '@verandah/kit';
import { formatDay, formatTime, relativeOrShortDate } from '@verandah/market';
import type { PageListing } from '../../pages/listing/listing.ts';
import styles from './times.module.css';

/** Whether the property's clock may differ from the visitor's, so that the zone is worth naming. */
const zoneName = (timeZone: string): string => `${(timeZone.split('/')[1] ?? timeZone).replaceAll('_', ' ')} time`;

/** Inspections to come and the auction, on the property's own clock. */
export function Times({ listing }: { readonly listing: PageListing }) {
  const now = useNow();
  const { address: { timeZone }, auction, inspections, statusType, status } = listing;
  if (status !== 'available' || statusType === 'sold' || statusType === 'leased') return null;
  const coming = inspections.filter(({ endsAt }) => Date.parse(endsAt) > now).toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const auctioned = auction && Date.parse(auction.startsAt) > now ? auction : null;
  const near = (time: string): string => {
    const text = relativeOrShortDate(time, now, timeZone);
    return /^\d/.test(text) ? '' : text;
  };
  if (coming.length === 0 && !auctioned) {
    return (
      <section className={styles.times} aria-labelledby="times-title">
        <h2 className={styles.title} id="times-title">Inspections</h2>
        <p className={styles.none}>No open inspections are planned. <a href="#enquiry">Ask the agent for a private one.</a></p>
      </section>
    );
  }
  return (
    <section className={styles.times} aria-labelledby="times-title">
      <h2 className={styles.title} id="times-title">{coming.length > 0 ? 'Inspections' : 'Auction'}{coming.length > 0 && auctioned ? ' and auction' : ''}</h2>
      <ul className={styles.list}>
        {coming.map(({ startsAt, endsAt }) => (
          <li key={startsAt} className={styles.time}>
            <Icon shape={CalendarIcon} />
            <span><time className={styles.day} dateTime={startsAt}>{formatDay(startsAt, timeZone)}</time><span className={styles.clock}>{formatTime(startsAt, timeZone)} – {formatTime(endsAt, timeZone)}</span></span>
            {near(startsAt) && <span className={styles.near}>{near(startsAt)}</span>}
          </li>
        ))}
        {auctioned && (
          <li className={styles.time}>
            <Icon shape={CalendarIcon} />
            <span><time className={styles.day} dateTime={auctioned.startsAt}>Auction {formatDay(auctioned.startsAt, timeZone)}</time><span className={styles.clock}>{formatTime(auctioned.startsAt, timeZone)}</span></span>
            {near(auctioned.startsAt) && <span className={styles.near}>{near(auctioned.startsAt)}</span>}
          </li>
        )}
      </ul>
      <p className={styles.zone}>{zoneName(timeZone)}</p>
    </section>
  );
}
