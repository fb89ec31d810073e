import { formatMoney } from '@verandah/market';
import type { ReactNode } from 'react';
import { Section } from '../places/section.tsx';
import { BedroomTable } from './bedroom-table.tsx';
import { kindNames } from './kind-names.ts';
import type { Market, MarketKind, Median } from './market.ts';
import { PriceHistory } from './price-history.tsx';
import styles from './prices.module.css';

const signed = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toFixed(1)} %`;
/** '2026-11-21' → '21/11/2026' */
const day = (date: string): string => date.split('-').reverse().join('/');

/** Sale prices and rents in a location: medians with their sample size, never of fewer than five. */
export function Prices({
  name,
  market: { asOf, leastSample, kinds },
}: {
  readonly name: string;
  readonly market: Market;
}) {
  if (kinds.length === 0) return null;
  return (
    <Section
      id="prices"
      title={`What homes cost in ${name}`}
      lead={
        <>
          Medians: half sold for more, half for less. They need at least {leastSample} homes and come from sales whose
          price is public, as of {day(asOf)}.
        </>
      }
    >
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.kind}>
            <KindCard kind={kind} leastSample={leastSample} />
          </li>
        ))}
      </ul>
      <PriceHistory name={name} kinds={kinds} />
      <BedroomTable kinds={kinds} />
    </Section>
  );
}

function KindCard({
  kind: { kind, sold, soldBefore, change, rent, yield: percent },
  leastSample,
}: {
  readonly kind: MarketKind;
  readonly leastSample: number;
}) {
  return (
    <article className={styles.kind} aria-label={kindNames[kind]}>
      <h3 className={styles.name}>{kindNames[kind]}</h3>
      <dl className={styles.figures}>
        <Figure
          label="Median price"
          median={sold}
          of={['sale in 12 months', 'sales in 12 months']}
          leastSample={leastSample}
        >
          {change !== null && (
            <span className={styles.change}>
              <b data-way={Math.sign(change)}>{signed(change)}</b> on the 12 months before ({soldBefore.sampleSize}{' '}
              sales)
            </span>
          )}
        </Figure>
        {kind !== 'land' && (
          <Figure
            label="Median rent a week"
            median={rent}
            of={['home on offer', 'homes on offer']}
            leastSample={leastSample}
          />
        )}
        {percent !== null && (
          <div>
            <dt>Rent as a share of the price</dt>
            <dd>
              <span className={styles.small}>{percent.toFixed(1)} %</span>
              <span className={styles.change}>a year, before costs, from the two medians</span>
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}

interface FigureProps {
  readonly label: string;
  readonly median: Median;
  readonly of: readonly [one: string, many: string];
  readonly leastSample: number;
  readonly children?: ReactNode;
}

const Figure = ({ label, median: { median, sampleSize }, of, leastSample, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {median === null ? (
        <span className={styles.silent}>
          {sampleSize === 0
            ? `No ${of[1]}`
            : `Only ${sampleSize} ${sampleSize === 1 ? of[0] : of[1]}: too few for a figure (${leastSample} are needed)`}
        </span>
      ) : (
        <>
          <span className={styles.median}>{formatMoney(median, 0)}</span>
          <span className={styles.sample}>
            {sampleSize} {sampleSize === 1 ? of[0] : of[1]}
          </span>
        </>
      )}
      {children}
    </dd>
  </div>
);
