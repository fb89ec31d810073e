import { formatMoney } from '@verandah/market';
import type { MarketKind, Median } from './market.ts';
import styles from './prices.module.css';

const names = { house: 'house', unit: 'unit', land: 'land' } as const;

/** Medians by number of bedrooms. Rows without a median are left out. */
export function BedroomTable({ kinds }: { readonly kinds: readonly MarketKind[] }) {
  const rows = kinds.flatMap(({ kind, bedrooms }) =>
    bedrooms
      .filter(({ sold, rent }) => sold.median !== null || rent.median !== null)
      .map((each) => ({ kind, ...each })),
  );
  if (rows.length === 0) return null;
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-labelledby="bedrooms-title">
      <table className={styles.table}>
        <caption id="bedrooms-title">Medians by bedrooms</caption>
        <thead>
          <tr>
            <th scope="col">Home</th>
            <th scope="col">Price</th>
            <th scope="col">Rent per week</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, bedrooms, sold, rent }) => (
            <tr key={`${kind} ${bedrooms}`}>
              <th scope="row">
                {bedrooms}
                {bedrooms === 5 ? ' or more' : ''} bedroom {names[kind]}
              </th>
              <Cell median={sold} of="sales" />
              <Cell median={rent} of="homes" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Cell = ({ median: { median, sampleSize }, of }: { readonly median: Median; readonly of: string }) => (
  <td>
    {median === null ? (
      <span className={styles.none}>Not enough data</span>
    ) : (
      <>
        {formatMoney(median, 0)}{' '}
        <span className={styles.sample}>
          {sampleSize} {of}
        </span>
      </>
    )}
  </td>
);
