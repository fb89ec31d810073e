import { formatDate } from '@verandah/market';
import type { PriceEvent } from './prices-data.ts';
import styles from './prices.module.css';

const words = { listed: 'Listed', changed: 'Price changed', sold: 'Sold', leased: 'Leased' } as const;

/** Asking and final prices, latest first. */
export const PriceHistory = ({
  events,
  timeZone,
}: {
  readonly events: readonly PriceEvent[];
  readonly timeZone: string;
}) => (
  <ol className={styles.history}>
    {events.map(({ on, kind, price }) => (
      <li key={`${on} ${kind} ${price}`} className={styles.event} data-kind={kind}>
        <time className={styles.day} dateTime={on}>
          {formatDate(on, timeZone)}
        </time>
        <span>{words[kind]}</span>
        <span className={styles.amount}>{price ?? 'Price withheld'}</span>
      </li>
    ))}
  </ol>
);
