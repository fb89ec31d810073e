import { Basis } from '@verandah/design';
import { formatDate, formatMoney, plural } from '@verandah/market';
import type { ReactNode } from 'react';
import { Section } from '../places/section.tsx';
import { BedroomTable } from './bedroom-table.tsx';
import { kindNames } from './kind-names.ts';
import { signedPercent, type Market, type MarketKind, type Median } from './market.ts';
import { PriceHistory } from './price-history.tsx';
import styles from './prices.module.css';

/** A plain day is the same in every time zone. */
const formatDay = (date: string): string => formatDate(date, 'UTC');

/** Sale prices and rents in a location: medians with their sample size, never of fewer than five. */
export function Prices({ name, market }: { readonly name: string; readonly market: Market }) {
  const { asOf, leastSample, kinds } = market;
  if (kinds.length === 0) return null;
  return (
    <Section
      id="prices"
      title={`Property prices in ${name}`}
      lead={
        <>
          Median prices for the 12 months to {formatDay(asOf)}, based on {leastSample} or more sales with a disclosed
          price.
        </>
      }
    >
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.kind}>
            <KindCard name={name} market={market} kind={kind} />
          </li>
        ))}
      </ul>
      <PriceHistory name={name} kinds={kinds} />
      <BedroomTable kinds={kinds} />
    </Section>
  );
}

/** How each figure of a kind was made: its sample and period. */
function factsOf(
  { sold, soldBefore, change, rent, yield: percent }: MarketKind,
  day: string,
): readonly (readonly [term: string, text: string])[] {
  const facts: readonly (readonly [shown: boolean, term: string, text: string])[] = [
    [
      sold.median !== null,
      'Median price',
      `The middle of ${plural(sold.sampleSize, 'sale')} in the 12 months to ${day}.`,
    ],
    [
      change !== null,
      'Growth',
      `Compared with the median of ${plural(soldBefore.sampleSize, 'sale')} in the 12 months before.`,
    ],
    [rent.median !== null, 'Median rent', `The middle of ${plural(rent.sampleSize, 'asking rent')} on ${day}.`],
    [percent !== null, 'Yield', '52 weeks of the median rent as a share of the median price.'],
  ];
  return facts.flatMap(([shown, term, text]) => (shown ? [[term, text] as const] : []));
}

interface KindCardProps {
  readonly name: string;
  readonly market: Pick<Market, 'asOf' | 'leastSample'>;
  readonly kind: MarketKind;
}

function KindCard({ name, market: { asOf, leastSample }, kind: all }: KindCardProps) {
  const { kind, sold, soldBefore, change, rent, yield: percent } = all;
  const facts = factsOf(all, formatDay(asOf));
  return (
    <article className={styles.kind} aria-label={kindNames[kind]}>
      <h3 className={styles.name}>{kindNames[kind]}</h3>
      <dl className={styles.figures}>
        <Figure label="Median price" median={sold} of={['sale in 12 months', 'sales in 12 months']}>
          {change !== null && (
            <span className={styles.change}>
              <b data-way={Math.sign(change)}>{signedPercent(change)}</b> on the previous 12 months (
              {plural(soldBefore.sampleSize, 'sale')})
            </span>
          )}
        </Figure>
        {kind !== 'land' && (
          <Figure label="Median rent per week" median={rent} of={['rental listing', 'rental listings']} />
        )}
        {percent !== null && (
          <div>
            <dt>Gross rental yield</dt>
            <dd>
              <span className={styles.small}>{percent.toFixed(1)}%</span>
              <span className={styles.change}>a year, before costs</span>
            </dd>
          </div>
        )}
      </dl>
      {facts.length > 0 && (
        <Basis
          of={`${kindNames[kind]} in ${name}`}
          facts={facts}
          source={`Listings on Verandah, and sales with a disclosed price. A median needs at least ${leastSample}.`}
        />
      )}
    </article>
  );
}

interface FigureProps {
  readonly label: string;
  readonly median: Median;
  readonly of: readonly [one: string, many: string];
  readonly children?: ReactNode;
}

const Figure = ({ label, median: { median, sampleSize }, of, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {median === null ? (
        <span className={styles.silent}>
          {sampleSize === 0 ? `No ${of[1]}` : `Not enough data (${plural(sampleSize, ...of)})`}
        </span>
      ) : (
        <>
          <span className={styles.median}>{formatMoney(median, 0)}</span>
          <span className={styles.sample}>{plural(sampleSize, ...of)}</span>
        </>
      )}
      {children}
    </dd>
  </div>
);
