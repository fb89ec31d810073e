import { CalendarIcon, Icon, Picture, WarningIcon } from '@verandah/design';
import { distanceText, formatTime, listingAddress, type PlannedVisit } from '@verandah/market';
import type { ReactNode } from 'react';
import { RegisterButton } from '../../features/inspections/register-button.tsx';
import styles from './inspections.module.css';
import type { InspectionsData, ShownHome } from './data.ts';

interface DayPlanProps {
  readonly data: InspectionsData;
  /** The page's address. */
  readonly here: string;
}

/** The homes of a day in order, with the way between them, then those that do not fit. */
export function DayPlan({ data, here }: DayPlanProps) {
  const {
    homes,
    plan: { visits, clashes },
    bookable,
    signedIn,
    refused,
  } = data;
  const homeOf = new Map(homes.map((home) => [home.id, home]));
  const streetOf = (id: string): string => homeOf.get(id)?.address.street ?? '';
  return (
    <>
      <ol className={styles.visits}>
        {visits.map((visit, index) => {
          const home = homeOf.get(visit.id);
          const time = bookable.find(
            ({ listingId, startsAt }) => listingId === visit.id && Date.parse(startsAt) === Date.parse(visit.startsAt),
          );
          return (
            home && (
              <li key={visit.id}>
                {index > 0 && <p className={styles.way}>{wayText(visit)}</p>}
                <Visit home={home} visit={visit} place={index + 1}>
                  {time && (
                    <RegisterButton
                      time={time}
                      uri={home.uri}
                      subject={home.address.street}
                      here={here}
                      signedIn={signedIn}
                      refused={refused}
                    />
                  )}
                </Visit>
              </li>
            )
          );
        })}
      </ol>
      {clashes.length > 0 && (
        <section className={styles.clashes} aria-labelledby="clashes">
          <h3 className={styles.subheading} id="clashes">
            Don’t fit into this day
          </h3>
          <ul className={styles.clashList}>
            {clashes.map(({ id, startsAt, endsAt, with: others }) => {
              const home = homeOf.get(id);
              if (!home) return null;
              const { street, timeZone } = home.address;
              return (
                <li key={id} className={styles.clash}>
                  <Icon shape={WarningIcon} />
                  <span>
                    <a href={listingAddress(home.uri)}>{street}</a>, open {hours({ startsAt, endsAt }, timeZone)}:{' '}
                    {others.length > 0
                      ? `at the time of ${others.map(streetOf).join(' and ')}`
                      : 'too far from the others'}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

/** '1.2 km, about 8 min by car' */
const wayText = ({ metres, minutes }: PlannedVisit): string =>
  metres === null
    ? 'Distance not known: the address isn’t public'
    : `${distanceText(metres)}, about ${minutes} min by car`;

const hours = ({ startsAt, endsAt }: Pick<PlannedVisit, 'startsAt' | 'endsAt'>, timeZone: string): string =>
  `${formatTime(startsAt, timeZone)} – ${formatTime(endsAt, timeZone)}`;

function Visit({
  home: { uri, address, price, photo },
  visit,
  place,
  children,
}: {
  readonly home: ShownHome;
  readonly visit: PlannedVisit;
  readonly place: number;
  readonly children: ReactNode;
}) {
  const { timeZone, street, suburb } = address;
  return (
    <div className={styles.home}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      {photo && (
        <span className={styles.photo}>
          <Picture photo={photo} sizes="96px" alt="" fill />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.when}>
          <time dateTime={visit.arriveAt}>{formatTime(visit.arriveAt, timeZone)}</time> –{' '}
          {formatTime(visit.leaveAt, timeZone)}
        </p>
        <p>
          <a className={styles.link} href={listingAddress(uri)}>
            {street}, {suburb}
          </a>
        </p>
        <p className={styles.muted}>{price}</p>
        <p className={styles.open}>
          <Icon shape={CalendarIcon} size={16} /> Open {hours(visit, timeZone)}
        </p>
        {children}
      </div>
    </div>
  );
}
