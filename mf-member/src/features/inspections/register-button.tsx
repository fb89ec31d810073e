import { Badge, Button, HiddenText } from '@verandah/design';
import { registerAddress } from '@verandah/market';
import { ActionForm } from '../actions/action-form.tsx';
import type { Refused } from '../actions/action.ts';
import { actOnInspections } from './act-on-inspections.ts';
import styles from './register-button.module.css';
import type { BookableTime } from './queries.ts';

interface RegisterButtonProps {
  readonly time: BookableTime;
  /** Name of the home in addresses. */
  readonly uri: string;
  /** The home and its time in words, for screen readers. */
  readonly subject: string;
  /** Address of the page that it is on. */
  readonly here: string;
  readonly signedIn: boolean;
  readonly refused?: Refused | undefined;
}

/** Registers a member by one press, and cancels; leads a visitor to the form. */
export function RegisterButton({ time, uri, subject, here, signedIn, refused }: RegisterButtonProps) {
  const { listingId, startsAt, bookingId, placesLeft, isRequired } = time;
  const form = { action: here, act: actOnInspections, refused };
  if (bookingId !== null)
    return (
      <div className={styles.row}>
        <Badge tone="accent">Registered</Badge>
        <ActionForm
          {...form}
          fields={{ do: 'cancel', bookingId, back: here }}
          sure={{
            question: 'Cancel your registration?',
            detail: 'Somebody else can have your place.',
            action: 'Cancel registration',
          }}
        >
          <Button kind="quiet" size="small" type="submit">
            Cancel<HiddenText> {subject}</HiddenText>
          </Button>
        </ActionForm>
      </div>
    );
  if (placesLeft === 0) return <p className={styles.hint}>Booked out</p>;
  return (
    <div className={styles.row}>
      {signedIn ? (
        <ActionForm {...form} fields={{ do: 'book', listingId, startsAt, back: here }}>
          <Button size="small" type="submit">
            Register<HiddenText> for {subject}</HiddenText>
          </Button>
        </ActionForm>
      ) : (
        <a className={styles.link} href={registerAddress(uri, startsAt)}>
          Register<HiddenText> for {subject}</HiddenText>
        </a>
      )}
      <span className={styles.hint}>{hintOf(isRequired, placesLeft)}</span>
    </div>
  );
}

/** 'Registration needed, 3 places left' */
const hintOf = (isRequired: boolean, placesLeft: number | null): string =>
  [isRequired && 'Registration needed', placesLeft !== null && `${placesLeft} left`].filter(Boolean).join(', ');
