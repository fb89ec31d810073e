import { Field, Select } from '@verandah/design';
import { formatMoney } from '@verandah/market';
import type { PurchaseSum } from './purchase-sum.ts';
import { insuredAbove, purchaseSum } from './purchase-sum.ts';
import { buyers, kindsBought } from './fields.ts';
import { MoneyField } from './money-field.tsx';
import type { Costs } from './use-costs.ts';
import styles from './calculators.module.css';

const formatDollars = (amount: number): string => formatMoney(Math.round(amount), 0);

/** Fields for a purchase and its loan. */
export function PurchaseFields({
  costs: { fields, shown, wire },
  stateCode,
}: {
  readonly costs: Costs;
  readonly stateCode: string;
}) {
  const { problems } = purchaseSum(fields, stateCode);
  return (
    <>
      <MoneyField label="Price" unit="$" error={shown(problems, 'price')} input={wire('price')} />
      <MoneyField label="Deposit" unit="$" error={shown(problems, 'deposit')} input={wire('deposit')} />
      <MoneyField label="Interest rate" unit="%" error={shown(problems, 'rate')} input={wire('rate')} />
      <MoneyField label="Loan term" unit="years" error={shown(problems, 'years')} input={wire('years')} />
      <Field label="Buying as">{(control) => <Select {...control} {...wire('buyer')} options={buyers} />}</Field>
      <Field label="Property">{(control) => <Select {...control} {...wire('bought')} options={kindsBought} />}</Field>
    </>
  );
}

/** Results of a purchase and its loan. */
export const PurchaseResult = ({ sum }: { readonly sum: PurchaseSum }) => (
  <>
    <dl className={styles.results}>
      <div className={styles.main}>
        <dt>Repayments</dt>
        <dd>
          {formatDollars(sum.repayment.monthly)} <small>a month</small>
        </dd>
      </div>
      <div className={styles.main}>
        <dt>{sum.schedule.name}</dt>
        <dd>{formatDollars(sum.duty)}</dd>
      </div>
      <div>
        <dt>Per fortnight</dt>
        <dd>{formatDollars(sum.repayment.fortnightly)}</dd>
      </div>
      <div>
        <dt>Loan</dt>
        <dd>
          {formatDollars(sum.loan)} <small>({sum.loanShare}% of the price)</small>
        </dd>
      </div>
      <div>
        <dt>Total interest</dt>
        <dd>{formatDollars(sum.repayment.interest)}</dd>
      </div>
      <div>
        <dt>Upfront costs: deposit and duty</dt>
        <dd>{formatDollars(sum.upFront)}</dd>
      </div>
    </dl>
    {sum.schedule.unconfirmed && (
      <p className={styles.estimate}>
        <strong>The duty is an estimate.</strong> {sum.schedule.unconfirmed}
      </p>
    )}
    {sum.loanShare > insuredAbove && (
      <p className={styles.warning}>
        Above {insuredAbove}% of the price, lenders usually charge mortgage insurance, which isn’t included here.
      </p>
    )}
  </>
);

/** Assumptions behind the figures of a purchase. */
export const PurchaseNotes = ({ schedule }: { readonly schedule: PurchaseSum['schedule'] | undefined }) => (
  <ul className={styles.notes}>
    <li>Assumes equal principal and interest repayments at a fixed rate with no fees.</li>
    {schedule && (
      <li>
        {schedule.name} at the rates of{' '}
        <a href={schedule.source.url} rel="noopener">
          {schedule.source.office}
        </a>
        , {schedule.asOf}. {schedule.notes.join(' ')}
      </li>
    )}
    <li>Doesn’t include foreign buyer surcharges, grants, registration, conveyancing, inspections or moving costs.</li>
  </ul>
);
