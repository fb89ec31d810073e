import { Button, Field, Notice, Radio, TextInput } from '@verandah/design';
import { signInHref } from '@verandah/kit';
import { inspectionText, inspectionsPath, listingAddress, registerAddress } from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Refused } from '../../features/actions/action.ts';
import { actOnInspections } from '../../features/inspections/act-on-inspections.ts';
import type { BookableTime } from '../../features/inspections/queries.ts';
import { RegisterButton } from '../../features/inspections/register-button.tsx';
import type { RegisterHome } from './queries.ts';
import styles from './register.module.css';

export interface RegisterData {
  readonly home: RegisterHome;
  readonly times: readonly BookableTime[];
  /** Start of the time that the address names. */
  readonly chosen: string | null;
  readonly signedIn: boolean;
  /** A visitor has just registered. */
  readonly isDone: boolean;
  readonly refused?: Refused;
}

/** The times of a home that take registrations: for members one press each, for visitors a form. */
export function RegisterView({ data }: { readonly data: RegisterData }) {
  const { home, times, signedIn, isDone } = data;
  const { street, suburb } = home.address;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          Register for an inspection
        </h1>
        <p>
          <a href={listingAddress(home.canonicalUri)}>
            {street}, {suburb}
          </a>
          <span className={styles.muted}> · {home.priceDetails.shortDescription}</span>
        </p>
      </header>
      {isDone && (
        <Notice tone="success" live>
          You’re registered. We’ve emailed you a confirmation with a link to cancel.
        </Notice>
      )}
      {times.length === 0 && (
        <Notice>
          This home has no inspections to register for. See its page for open inspections, or ask the agent.
        </Notice>
      )}
      {times.length > 0 && (signedIn ? <MemberTimes data={data} /> : <VisitorForm data={data} />)}
      {signedIn && (
        <p>
          <a href={inspectionsPath}>Your inspections</a>
        </p>
      )}
    </div>
  );
}

const timeText = (time: BookableTime, { address }: RegisterHome): string =>
  `${inspectionText(time, address.timeZone)}${time.isAppointment ? ', by appointment' : ''}`;

/** The chosen time first. */
const chosenFirst = ({ times, chosen }: RegisterData): readonly BookableTime[] =>
  times.toSorted((a, b) => Number(b.startsAt === chosen) - Number(a.startsAt === chosen));

function MemberTimes({ data }: { readonly data: RegisterData }) {
  const { home, chosen, refused } = data;
  const here = registerAddress(home.canonicalUri, chosen ?? undefined);
  return (
    <ul className={styles.times}>
      {chosenFirst(data).map((time) => (
        <li key={time.startsAt} className={styles.time}>
          <span className={styles.when}>{timeText(time, home)}</span>
          <RegisterButton
            time={time}
            uri={home.canonicalUri}
            subject={timeText(time, home)}
            here={here}
            signedIn
            refused={refused}
          />
        </li>
      ))}
    </ul>
  );
}

function VisitorForm({ data: { home, times, chosen, refused } }: { readonly data: RegisterData }) {
  const here = registerAddress(home.canonicalUri, chosen ?? undefined);
  const free = times.filter(({ placesLeft }) => placesLeft !== 0);
  const typed = (name: string): string | undefined => refused?.fields[name];
  if (free.length === 0) return <Notice>All inspections of this home are booked out.</Notice>;
  return (
    <ActionForm
      action={here}
      act={actOnInspections}
      fields={{ do: 'book', listingId: home.id, back: `${registerAddress(home.canonicalUri)}?done=yes` }}
      refused={refused}
      className={styles.form}
    >
      <fieldset className={styles.choices}>
        <legend>Time</legend>
        {free.map((time, index) => (
          <Radio
            key={time.startsAt}
            name="startsAt"
            value={time.startsAt}
            label={timeText(time, home)}
            hint={time.placesLeft !== null && !time.isAppointment && `${time.placesLeft} places left`}
            defaultChecked={(typed('startsAt') ?? chosen) === time.startsAt || (chosen === null && index === 0)}
            required
          />
        ))}
      </fieldset>
      <Field label="Name">
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            maxLength={100}
            required
            defaultValue={typed('name')}
          />
        )}
      </Field>
      <Field label="Email" hint="For the confirmation, a reminder, and changes of the time.">
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={typed('email')}
          />
        )}
      </Field>
      <Field label="Phone" optional>
        {(control) => (
          <TextInput
            {...control}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            defaultValue={typed('phone')}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button kind="primary" type="submit">
          Register
        </Button>
        <a href={signInHref(here)}>Sign in to register by one press</a>
      </div>
      <p className={styles.muted}>
        {home.office.name} sees your name and details. <a href="/about/privacy">How we handle your details</a>
      </p>
    </ActionForm>
  );
}
