import { HiddenText } from '@verandah/design';
import styles from './account.module.css';
import type { AccountData } from './data.ts';
import { Part } from './section.tsx';
import type { SecurityEvent } from './security-event.ts';
import { eventDetail, eventLabel, nextStep } from './security-event-words.ts';

export { readSecurityEvents } from './security-event.ts';

export interface SecurityHistoryProps {
  readonly data: AccountData;
  readonly events: readonly SecurityEvent[];
}

/** Entries that are shown at once. */
const few = 10;

/** Sign-ins and changes of the account, the newest first. */
export function SecurityHistory({ data, events }: SecurityHistoryProps) {
  const earlier = events.slice(few);
  return (
    <Part
      id="history"
      title="Account history"
      lead={
        <>
          Sign-ins and changes over the past 12 months, in Sydney time. Don’t recognise something?{' '}
          <a href="#devices">Sign out the device</a> and <a href="#password">change your password</a>.
        </>
      }
    >
      {events.length === 0 && <p>Nothing yet. Your next sign-in will show here.</p>}
      {events.length > 0 && <Entries data={data} events={events.slice(0, few)} label="Account history" />}
      {earlier.length > 0 && (
        <details>
          <summary>Show {earlier.length} earlier</summary>
          <Entries data={data} events={earlier} label="Earlier account history" />
        </details>
      )}
    </Part>
  );
}

const Entries = ({ data, events, label }: SecurityHistoryProps & { readonly label: string }) => (
  <ul className={styles.list} aria-label={label}>
    {events.map((event) => {
      const [text, step] = [eventLabel(event), nextStep(event, data.settings)];
      return (
        <li key={event.id}>
          <span className={styles.address}>
            {text}
            <span className={styles.small}>
              {eventDetail(event)}
              {event.current && ' · this device'}
            </span>
            {step && (
              <a className={styles.step} href={step.href}>
                {step.label}
                <HiddenText>: {event.device ?? text}</HiddenText>
              </a>
            )}
          </span>
        </li>
      );
    })}
  </ul>
);
