import { Checkbox, Select, TextInput } from '@verandah/design';
import { useNow } from '@verandah/kit';
import { localDate, siteTimeZone } from '@verandah/market';
import { FormField, PortalForm, SendButton, useFormState } from '../../features/portal/portal-form.tsx';
import { propertyTypeOptions } from '../../features/portal/property-type-options.ts';
import styles from '../../features/portal/portal.module.css';
import { sideWords, type kindWords, type Transaction } from '../../features/portal/transaction.ts';

/** Null for a new transaction. */
export interface TransactionContent {
  readonly transaction: Transaction | null;
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

export function TransactionView({ content: { transaction } }: { readonly content: TransactionContent }) {
  const today = localDate(useNow(), siteTimeZone);
  return (
    <div className={styles.section}>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/transactions">
          All transactions
        </a>
      </div>
      {transaction?.listingId && (
        <p className={styles.muted}>
          This transaction comes from a listing. Its date and price update with the listing.
        </p>
      )}
      <PortalForm name="transaction" label="Transaction">
        <div className={styles.row}>
          <FormField name="kind" label="Transaction type" given={transaction?.kind ?? 'sold'}>
            {(control) => (
              <Select
                {...control}
                options={optionsOf({ sold: 'Sale', leased: 'Lease' } satisfies Record<keyof typeof kindWords, string>)}
              />
            )}
          </FormField>
          <FormField name="side" label="You acted for" given={transaction?.side ?? 'vendor'}>
            {(control) => <Select {...control} options={optionsOf(sideWords)} />}
          </FormField>
        </div>
        <FormField name="address" label="Address" given={transaction?.address ?? ''}>
          {(control) => <TextInput {...control} maxLength={200} autoComplete="off" />}
        </FormField>
        <div className={styles.row}>
          <FormField name="propertyType" label="Property type" given={transaction?.propertyType ?? 'house'}>
            {(control) => <Select {...control} options={propertyTypeOptions} />}
          </FormField>
          <FormField name="completedOn" label="Date" given={transaction?.completedOn ?? ''}>
            {(control) => <TextInput {...control} autoComplete="off" type="date" max={today} />}
          </FormField>
        </div>
        <FormField
          name="price"
          label="Price"
          hint="In dollars, or dollars per week for a lease."
          given={textOf(transaction?.price)}
          optional
        >
          {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={20} />}
        </FormField>
        <ShowPrice given={transaction?.priceVisible ?? false} />
        <div className={styles.row}>
          <FormField name="bedrooms" label="Bedrooms" given={textOf(transaction?.bedrooms)} optional>
            {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={2} />}
          </FormField>
          <FormField name="bathrooms" label="Bathrooms" given={textOf(transaction?.bathrooms)} optional>
            {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={2} />}
          </FormField>
          <FormField name="carSpaces" label="Car spaces" given={textOf(transaction?.carSpaces)} optional>
            {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={2} />}
          </FormField>
        </div>
        <div className={styles.actions}>
          <SendButton>{transaction ? 'Save' : 'Add transaction'}</SendButton>
        </div>
      </PortalForm>
    </div>
  );
}

function ShowPrice({ given }: { readonly given: boolean }) {
  const form = useFormState();
  const sent = form.values('address', []).length > 0;
  return (
    <Checkbox
      name="priceVisible"
      value="yes"
      label="Show the price"
      defaultChecked={sent ? form.value('priceVisible') === 'yes' : given}
    />
  );
}
