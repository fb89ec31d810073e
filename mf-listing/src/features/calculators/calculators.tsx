import { Button } from '@verandah/design';
import { listingAddress } from '@verandah/market';
import type { PageListing } from '../../pages/listing/listing.ts';
import { costsMark } from './field-names.ts';
import type { CostFields } from './fields.ts';
import { PurchaseFields, PurchaseNotes, PurchaseResult } from './purchase.tsx';
import { purchaseSum } from './purchase-sum.ts';
import { RentalFields, RentalNotes, RentalResult } from './rental.tsx';
import { calculatorOf } from './start.ts';
import { useCosts } from './use-costs.ts';
import { dutySchedule } from './duty/stamp-duty.ts';
import styles from './calculators.module.css';

export interface CalculatorsProps {
  readonly listing: PageListing;
  readonly start: CostFields;
  /** The address holds form fields: validation errors show at once. */
  readonly requested: boolean;
}

/**
 * The costs of a property: loan and duty, or rent and income. A form that submits to the page's own address; with
 * script the results update as the visitor types.
 */
export function Calculators({ listing, start, requested }: CalculatorsProps) {
  const { adopt, ...costs } = useCosts(start, requested);
  const kind = calculatorOf(listing);
  const { stateCode } = listing.address;
  const bond = listing.rentalDetails?.bond ?? null;
  const { sum } = purchaseSum(costs.fields, stateCode);
  if (kind === null) return null;
  return (
    <section className={styles.costs} id="costs" aria-labelledby="costs-title">
      <h2 className={styles.title} id="costs-title">
        {kind === 'purchase' ? 'Repayments and stamp duty' : 'Can you afford the rent?'}
      </h2>
      <form
        ref={adopt}
        className={styles.form}
        method="get"
        action={`${listingAddress(listing.canonicalUri)}#costs`}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name={costsMark} value="1" />
        <div className={styles.fields}>
          {kind === 'purchase' ? (
            <PurchaseFields costs={costs} stateCode={stateCode} />
          ) : (
            <RentalFields costs={costs} />
          )}
        </div>
        <Button type="submit" className={styles.work}>
          Work it out
        </Button>
      </form>
      <div className={styles.result} aria-live="polite">
        {kind === 'rental' && <RentalResult fields={costs.fields} bond={bond} />}
        {kind === 'purchase' &&
          (sum ? (
            <PurchaseResult sum={sum} />
          ) : (
            <p className={styles.missing}>
              {costs.fields.price ? 'Check the highlighted fields.' : 'Enter a price to see your repayments.'}
            </p>
          ))}
      </div>
      <div className={styles.small}>
        <h3 className={styles.notesTitle}>How we work this out</h3>
        {kind === 'purchase' ? <PurchaseNotes schedule={dutySchedule(stateCode)} /> : <RentalNotes bond={bond} />}
        <p>General information only, not financial advice. Check with a lender, broker or your state revenue office.</p>
      </div>
    </section>
  );
}
