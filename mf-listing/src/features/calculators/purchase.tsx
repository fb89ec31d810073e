import { Field, Select } from '@verandah/design';
import { formatMoney } from '@verandah/market';
import type { PurchaseSum } from './purchase-sum.ts';
import { insuredAbove, purchaseSum } from './purchase-sum.ts';
import { buyers, kindsBought } from './fields.ts';
import { MoneyField } from './money-field.tsx';
import type { Costs } from './use-costs.ts';
import styles from './calculators.module.css';

const dollars = (amount: number): string => formatMoney(Math.round(amount), 0);

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
      <MoneyField label="Interest a year" unit="%" error={shown(problems, 'rate')} input={wire('rate')} />
      <MoneyField label="Paid back over" unit="years" error={shown(problems, 'years')} input={wire('years')} />
      <Field label="You buy it">{(control) => <Select {...control} {...wire('buyer')} options={buyers} />}</Field>
      <Field label="What you buy">
        {(control) => <Select {...control} {...wire('bought')} options={kindsBought} />}
      </Field>
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
          {dollars(sum.repayment.monthly)} <small>a month</small>
        </dd>
      </div>
      <div className={styles.main}>
        <dt>{sum.schedule.name}</dt>
        <dd>{dollars(sum.duty)}</dd>
      </div>
      <div>
        <dt>Each fortnight</dt>
        <dd>{dollars(sum.repayment.fortnightly)}</dd>
      </div>
      <div>
        <dt>Loan</dt>
        <dd>
          {dollars(sum.loan)} <small>({sum.loanShare}% of the price)</small>
        </dd>
      </div>
      <div>
        <dt>Interest in all years</dt>
        <dd>{dollars(sum.repayment.interest)}</dd>
      </div>
      <div>
        <dt>To have ready: deposit and duty</dt>
        <dd>{dollars(sum.upFront)}</dd>
      </div>
    </dl>
    {sum.schedule.unconfirmed && (
      <p className={styles.estimate}>
        <strong>The duty is an estimate.</strong> {sum.schedule.unconfirmed}
      </p>
    )}
    {sum.loanShare > insuredAbove && (
      <p className={styles.warning}>
        Above {insuredAbove}% of the price, lenders usually ask for mortgage insurance; its cost is not in these
        figures.
      </p>
    )}
  </>
);

/** Assumptions behind the figures of a purchase. */
export const PurchaseNotes = ({ schedule }: { readonly schedule: PurchaseSum['schedule'] | undefined }) => (
  <ul className={styles.notes}>
    <li>
      The loan is paid back in equal parts, principal and interest together; the rate stays as it is entered; there are
      no fees. A fortnight is twelve twenty-sixths of a month.
    </li>
    {schedule && (
      <li>
        {schedule.name} by the rates of{' '}
        <a href={schedule.source.url} rel="noopener">
          {schedule.source.office}
        </a>
        , {schedule.asOf}. {schedule.notes.join(' ')}
      </li>
    )}
    <li>Not in it: surcharges for foreign buyers, grants, registration, lawyers, inspections, moving.</li>
  </ul>
);
