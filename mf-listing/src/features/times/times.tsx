import { ButtonLink, CalendarIcon, DownloadIcon, Icon } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { calendarAddress, formatDay, formatTime, registerAddress, relativeOrShortDate } from '@verandah/market';
import type { PageListing } from '../../pages/listing/listing.ts';
import { Register } from './register.tsx';
import styles from './times.module.css';

/** Name of the time zone: 'Melbourne time'. */
const zoneName = (timeZone: string): string => `${(timeZone.split('/')[1] ?? timeZone).replaceAll('_', ' ')} time`;

interface Coming {
  readonly kind: 'inspection' | 'auction';
  readonly startsAt: string;
  readonly endsAt?: string;
}

/** Upcoming inspections and the auction, soonest first. */
function comingTimes({ inspections, auction }: Pick<PageListing, 'inspections' | 'auction'>, now: number): Coming[] {
  return [
    ...inspections
      .filter(({ endsAt }) => Date.parse(endsAt) > now)
      .map(({ startsAt, endsAt }) => ({ kind: 'inspection' as const, startsAt, endsAt })),
    ...(auction && Date.parse(auction.startsAt) > now
      ? [{ kind: 'auction' as const, startsAt: auction.startsAt }]
      : []),
  ].toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Upcoming inspections and the auction in the property's time zone, each with a calendar file. */
export function Times({ listing }: { readonly listing: PageListing }) {
  const now = useNow();
  const { isLive } = useServices();
  const {
    address: { timeZone },
    statusType,
    status,
    canonicalUri,
  } = listing;
  const registration = isLive(registerAddress(canonicalUri)) ? listing.registration : null;
  if (status !== 'available' || statusType === 'sold' || statusType === 'leased') return null;
  const coming = comingTimes(listing, now);
  const near = (time: string): string => {
    const text = relativeOrShortDate(time, now, timeZone);
    return /^\d/.test(text) ? '' : text;
  };
  const visits = coming.some(({ kind }) => kind === 'inspection');
  const auctioned = coming.some(({ kind }) => kind === 'auction');
  const appointments = registration?.hasAppointments && (
    <ButtonLink size="small" href={registerAddress(canonicalUri)}>
      Book an appointment
    </ButtonLink>
  );
  if (coming.length === 0) {
    return (
      <section className={styles.times} aria-labelledby="times-title">
        <h2 className={styles.title} id="times-title">
          Inspections
        </h2>
        <p className={styles.none}>
          No open inspections scheduled. <a href="#enquiry">Contact the agent to arrange a private inspection.</a>
        </p>
        {appointments}
      </section>
    );
  }
  return (
    <section className={styles.times} aria-labelledby="times-title">
      <h2 className={styles.title} id="times-title">
        {visits ? 'Inspections' : 'Auction'}
        {visits && auctioned ? ' and auction' : ''}
      </h2>
      <ul className={styles.list}>
        {coming.map(({ kind, startsAt, endsAt }) => {
          const day = formatDay(startsAt, timeZone);
          const clock = endsAt
            ? `${formatTime(startsAt, timeZone)} – ${formatTime(endsAt, timeZone)}`
            : formatTime(startsAt, timeZone);
          return (
            <li key={`${kind} ${startsAt}`} className={styles.time}>
              <Icon shape={CalendarIcon} />
              <span className={styles.when}>
                <span className={styles.hours}>
                  <time className={styles.day} dateTime={startsAt}>
                    {kind === 'auction' && 'Auction '}
                    {day}
                  </time>
                  <span className={styles.clock}>{clock}</span>
                </span>
                {near(startsAt) && <span className={styles.near}>{near(startsAt)}</span>}
                {kind === 'inspection' && registration?.takesRegistrations && Date.parse(startsAt) > now && (
                  <Register listing={listing} startsAt={startsAt} time={`${day}, ${clock}`} />
                )}
              </span>
              <a
                className={styles.add}
                href={calendarAddress(canonicalUri, startsAt)}
                download
                aria-label={`Add to calendar: ${kind === 'auction' ? 'auction' : 'inspection'} ${day}, ${clock}`}
                title="Add to calendar"
              >
                <Icon shape={DownloadIcon} size={18} />
              </a>
            </li>
          );
        })}
      </ul>
      <p className={styles.foot}>
        {coming.length > 1 && (
          <ButtonLink size="small" href={calendarAddress(canonicalUri)} download icon={CalendarIcon}>
            Add all to calendar
          </ButtonLink>
        )}
        {appointments}
        {visits && registration?.isRequired && <span>You need to register to inspect this home.</span>}
        <span className={styles.zone}>{zoneName(timeZone)}</span>
      </p>
    </section>
  );
}
