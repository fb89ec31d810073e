import { Button, HiddenText } from '@verandah/design';
import { inspectionText, listingAddress } from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import { actOnInspections } from '../../features/inspections/act-on-inspections.ts';
import styles from './inspections.module.css';
import type { InspectionsData } from './data.ts';

/** The member's registrations, each with a button that cancels it. */
export function Bookings({
  data: { bookings, refused },
  here,
}: {
  readonly data: InspectionsData;
  /** The page's address. */
  readonly here: string;
}) {
  if (bookings.length === 0) return null;
  return (
    <section className={styles.clashes} aria-labelledby="registrations">
      <h2 className={styles.subheading} id="registrations">
        You’re registered for
      </h2>
      <ul className={styles.bookings}>
        {bookings.map(({ id, startsAt, endsAt, listing }) => {
          if (!listing) return null;
          const { street, suburb, timeZone } = listing.address;
          return (
            <li key={id} className={styles.booking}>
              <span>
                <span className={styles.when}>{inspectionText({ startsAt, endsAt }, timeZone)}</span>
                <br />
                <a href={listingAddress(listing.uri)}>
                  {street}, {suburb}
                </a>
              </span>
              <ActionForm
                action={here}
                act={actOnInspections}
                fields={{ do: 'cancel', bookingId: id, back: here }}
                refused={refused}
                sure={{
                  question: `Cancel your registration for ${street}?`,
                  detail: 'Somebody else can have your place.',
                  action: 'Cancel registration',
                }}
              >
                <Button kind="quiet" size="small" type="submit">
                  Cancel<HiddenText> the registration for {street}</HiddenText>
                </Button>
              </ActionForm>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
