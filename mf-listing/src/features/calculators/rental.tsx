import { formatMoney } from '@verandah/market';
import { affordableShare, rentBurden } from './rent.ts';
import { amountOf, costProblems, type CostFields } from './fields.ts';
import { MoneyField } from './money-field.tsx';
import type { Costs } from './use-costs.ts';
import styles from './calculators.module.css';

export const rentalFields = ['rent', 'income'] as const;

const formatDollars = (amount: number): string => formatMoney(Math.round(amount), 0);

/** Fields for a rental. */
export function RentalFields({ costs: { fields, shown, wire } }: { readonly costs: Costs }) {
  const problems = costProblems(fields, rentalFields);
  return (
    <>
      <MoneyField label="Rent per week" unit="$" error={shown(problems, 'rent')} input={wire('rent')} />
      <MoneyField
        label="Annual household income"
        hint="Before tax"
        unit="$"
        error={shown(problems, 'income')}
        input={wire('income')}
      />
    </>
  );
}

/** Costs of a rent, and its share of an income if one was entered. */
export function RentalResult({ fields, bond }: { readonly fields: CostFields; readonly bond: number | null }) {
  const rent = amountOf(fields.rent);
  if (Object.keys(costProblems(fields, rentalFields)).length > 0 || Number.isNaN(rent)) return null;
  const income = amountOf(fields.income);
  const { share, isAffordable, incomeNeeded, monthly, upFront } = rentBurden(rent, income, bond);
  return (
    <>
      {!Number.isNaN(income) && (
        <p className={isAffordable ? styles.verdict : styles.warning}>
          <strong>{share}% of your income.</strong>{' '}
          {isAffordable
            ? `That is within ${affordableShare}%, a common guide to affordable rent.`
            : `More than ${affordableShare}%, a common guide to affordable rent.`}
        </p>
      )}
      <dl className={styles.results}>
        <div className={styles.main}>
          <dt>Per month</dt>
          <dd>{formatDollars(monthly)}</dd>
        </div>
        <div className={styles.main}>
          <dt>Annual income where this rent is {affordableShare}%</dt>
          <dd>{formatDollars(incomeNeeded)}</dd>
        </div>
        <div>
          <dt>Upfront: bond and two weeks’ rent</dt>
          <dd>{formatDollars(upFront)}</dd>
        </div>
      </dl>
    </>
  );
}

/** Assumptions behind the figures of a rental. */
export const RentalNotes = ({ bond }: { readonly bond: number | null }) => (
  <ul className={styles.notes}>
    <li>
      A year has 52 weeks. {bond ? 'Uses this home’s bond.' : 'Assumes a bond of four weeks’ rent.'} Assumes two weeks’
      rent in advance.
    </li>
    <li>Doesn’t include electricity, gas, water, internet, insurance, moving costs or Rent Assistance.</li>
  </ul>
);
