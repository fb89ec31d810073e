import { Basis } from '@verandah/design';
import { compactPrice, formatDate, groupDigits, plural } from '@verandah/market';
import type { ProfileAgent } from '../../pages/profile/agent.ts';
import { tabAddress } from '../../pages/profile/tab-address.ts';
import styles from './profile.module.css';

/** A plain day is the same in every time zone. */
const formatDay = (date: string): string => formatDate(date, 'UTC');

/** An agent's figures of the last twelve months and current listings. Medians have their sample size. */
export function Performance({
  agent: { username, performance },
}: {
  readonly agent: Pick<ProfileAgent, 'username' | 'performance'>;
}) {
  const {
    forSale,
    forRent,
    soldInPeriod,
    leasedInPeriod,
    medianSoldPrice,
    medianSoldPriceCount,
    medianRent,
    medianRentCount,
    period,
  } = performance;
  const figures = [
    {
      label: 'Sold',
      value: soldInPeriod,
      note:
        medianSoldPrice === null
          ? ''
          : `Median ${compactPrice(medianSoldPrice, 'sold')} from ${plural(medianSoldPriceCount, 'sale')}`,
      kind: 'sold',
    },
    {
      label: 'Leased',
      value: leasedInPeriod,
      note:
        medianRent === null
          ? ''
          : `Median $${groupDigits(medianRent)} per week from ${plural(medianRentCount, 'lease')}`,
      kind: 'leased',
    },
    { label: 'For sale now', value: forSale, note: '', kind: 'buy' },
    { label: 'For rent now', value: forRent, note: '', kind: 'rent' },
  ] as const;
  return (
    <section className={styles.performance} aria-labelledby="performance">
      <h2 className={styles.small} id="performance">
        Last 12 months
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ label, value, note, kind }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              <b className={styles.number}>
                {value > 0 ? <a href={tabAddress(username, 'listings', { kind })}>{groupDigits(value)}</a> : '0'}
              </b>
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Basis
        of="these figures"
        facts={[
          ['Sold and leased', `${formatDay(period.from)} to ${formatDay(period.to)}.`],
          ['Medians', 'The middle of the disclosed prices of that time; their number is beside each.'],
          ['For sale and rent', 'Listings today.'],
        ]}
        source="Listings on Verandah."
      />
    </section>
  );
}
