import { Badge, EmptyState, HiddenText } from '@verandah/design';
import { useNow } from '@verandah/kit';
import { inspectionText, phoneAddress, phoneText, plural } from '@verandah/market';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { PortalInspectionsQuery } from '../../graphql.ts';

/** An inspection that visitors have registered for. */
type AttendedInspection = PortalInspectionsQuery['ownAttendance'][number];
type Visitor = AttendedInspection['visitors'][number];

export interface InspectionsContent {
  readonly attended: readonly AttendedInspection[];
  /** On offer. */
  readonly listings: PortalInspectionsQuery['ownListings']['results'];
}

/**
 * Coming inspections with those who have registered, then past ones, whose visitors are ticked off; and the listings
 * that can take registrations.
 */
export function InspectionsView({ content: { attended, listings } }: { readonly content: InspectionsContent }) {
  const now = useNow();
  const past = attended.filter(({ endsAt }) => Date.parse(endsAt) <= now).toReversed();
  const coming = attended.filter(({ endsAt }) => Date.parse(endsAt) > now);
  return (
    <>
      {attended.length === 0 && (
        <EmptyState title="Nobody has registered yet">
          <p>Open registration or offer appointments for a listing. Who registers appears here.</p>
        </EmptyState>
      )}
      {coming.length > 0 && <Times title="Upcoming" times={coming} now={now} />}
      {past.length > 0 && <Times title="Last week" times={past} now={now} />}
      {listings.length > 0 && (
        <section className={styles.panel} aria-labelledby="listings-title">
          <h2 id="listings-title">Registration and appointments</h2>
          <ul>
            {listings.map(({ id, street, suburb }) => (
              <li key={id}>
                <a className={styles.crumb} href={`/agent-portal/inspections/${id}`}>
                  {[street, suburb].filter(Boolean).join(', ') || 'No address yet'}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const Times = ({
  title,
  times,
  now,
}: {
  readonly title: string;
  readonly times: readonly AttendedInspection[];
  readonly now: number;
}) => (
  <section className={styles.section} aria-label={title}>
    <h2>{title}</h2>
    {times.map((time) => (
      <section key={`${time.startsAt} ${time.listing?.id}`} className={styles.panel}>
        <h3>
          {inspectionText(time, time.timeZone)}
          {time.listing && (
            <>
              {', '}
              <a href={`/agent-portal/inspections/${time.listing.id}`}>{time.listing.label}</a>
            </>
          )}
        </h3>
        <p className={styles.muted}>
          {time.isAppointment ? 'Appointment' : `${plural(time.visitors.length, 'visitor')} registered`}
        </p>
        <ul className={styles.list}>
          {time.visitors.map((visitor) => (
            <li key={visitor.bookingId}>
              <Person visitor={visitor} hasBegun={Date.parse(time.startsAt) <= now} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
);

function Person({ visitor, hasBegun }: { readonly visitor: Visitor; readonly hasBegun: boolean }) {
  const { bookingId, name, email, phone, attendance, missedBefore } = visitor;
  return (
    <>
      <div className={styles.line}>
        <span className={styles.badges}>
          <span className={styles.name}>{name}</span>
          {attendance && (
            <Badge tone={attendance === 'came' ? 'accent' : 'outline'}>
              {attendance === 'came' ? 'Came' : 'Didn’t come'}
            </Badge>
          )}
          {missedBefore > 0 && <Badge tone="outline">Missed {plural(missedBefore, 'inspection')} before</Badge>}
        </span>
        {hasBegun && (
          <PortalForm name="attendance" id={`attendance-${bookingId}`} className={styles.actions}>
            <input type="hidden" name="bookingId" value={bookingId} />
            {attendance === null ? (
              <>
                <SendButton kind="secondary" size="small" name="attendance" value="came">
                  Came<HiddenText>: {name}</HiddenText>
                </SendButton>
                <SendButton kind="quiet" size="small" name="attendance" value="missed">
                  Didn’t come<HiddenText>: {name}</HiddenText>
                </SendButton>
              </>
            ) : (
              <SendButton kind="quiet" size="small" name="attendance" value="">
                Undo<HiddenText> for {name}</HiddenText>
              </SendButton>
            )}
          </PortalForm>
        )}
      </div>
      <p className={styles.muted}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            {' · '}
            <a href={phoneAddress(phone)}>{phoneText(phone)}</a>
          </>
        )}
      </p>
    </>
  );
}
