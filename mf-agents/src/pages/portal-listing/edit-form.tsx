import { Checkbox, TextArea, TextInput } from '@verandah/design';
import { featureGroups, features } from '@verandah/market';
import { useState } from 'react';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { FormField, PortalForm, SendButton, useFormState } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { valuesOfListing, type EditField, type EditValues } from './edit.ts';

/** The texts and facts of a listing. A hidden field holds the original values, so that only changes are saved. */
export function EditForm({ listing }: { readonly listing: OwnListing }) {
  const given = valuesOfListing(listing);
  const rental = listing.listingType === 'rental';
  const has: readonly EditField[] = [
    'title',
    'description',
    'searchPrice',
    'priceText',
    'priceVisible',
    'streetVisible',
    'bedrooms',
    'bathrooms',
    'carSpaces',
    'features',
    ...(rental ? (['availableOn', 'bond'] as const) : (['auctionAt'] as const)),
  ];
  return (
    <PortalForm name="edit" label="Listing details">
      <Base given={given} />
      <input type="hidden" name="seen" value={listing.updatedAt} />
      {has.map((name) => (
        <input key={name} type="hidden" name="has" value={name} />
      ))}
      <FormField name="title" label="Headline" given={given.title} optional>
        {(control) => <TextInput {...control} autoComplete="off" maxLength={200} />}
      </FormField>
      <FormField name="description" label="Description" given={given.description}>
        {(control) => <TextArea {...control} rows={12} maxLength={10_000} />}
      </FormField>
      <div className={styles.row}>
        <FormField
          name="searchPrice"
          label={rental ? 'Rent per week' : 'Price'}
          hint="Used for search filters. Not shown on the listing."
          given={given.searchPrice}
          optional
        >
          {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={20} />}
        </FormField>
        <FormField
          name="priceText"
          label="Display price"
          hint={
            rental
              ? 'Shown on the listing. Must be one fixed amount.'
              : 'Shown on the listing. Must follow your state’s price advertising rules.'
          }
          given={given.priceText}
          optional
        >
          {(control) => <TextInput {...control} autoComplete="off" maxLength={100} />}
        </FormField>
      </div>
      <Tick
        name="priceVisible"
        label="Show the price"
        hint="If this is off, visitors see the display price only, without figures."
        given={given.priceVisible}
      />
      <Tick name="streetVisible" label="Show the street address" given={given.streetVisible} />
      <div className={styles.row}>
        <FormField name="bedrooms" label="Bedrooms" given={given.bedrooms} optional>
          {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={2} />}
        </FormField>
        <FormField name="bathrooms" label="Bathrooms" given={given.bathrooms} optional>
          {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={2} />}
        </FormField>
        <FormField name="carSpaces" label="Car spaces" given={given.carSpaces} optional>
          {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={2} />}
        </FormField>
      </div>
      {rental ? (
        <div className={styles.row}>
          <FormField name="availableOn" label="Available from" given={given.availableOn} optional>
            {(control) => <TextInput {...control} autoComplete="off" type="date" />}
          </FormField>
          <FormField name="bond" label="Bond" given={given.bond} optional>
            {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={20} />}
          </FormField>
        </div>
      ) : (
        <FormField
          name="auctionAt"
          label="Auction"
          hint="In the property’s local time. Leave blank if there’s no auction."
          given={given.auctionAt}
          optional
        >
          {(control) => <TextInput {...control} autoComplete="off" type="datetime-local" />}
        </FormField>
      )}
      <Features given={given.features} />
      <div className={styles.actions}>
        <SendButton>Save</SendButton>
      </div>
    </PortalForm>
  );
}

/** The values that the fields started with: later data, of another form's save, are compared with these. */
function Base({ given }: { readonly given: EditValues }) {
  const [base] = useState(() => JSON.stringify(given));
  return <input type="hidden" name="base" value={base} />;
}

function Tick({
  name,
  label,
  hint,
  given,
}: {
  readonly name: EditField;
  readonly label: string;
  readonly hint?: string;
  readonly given: string;
}) {
  const form = useFormState();
  const error = form.problem(name);
  return (
    <div>
      <Checkbox
        name={name}
        value="yes"
        label={label}
        hint={hint}
        defaultChecked={form.value(name, given) === 'yes'}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
      />
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function Features({ given }: { readonly given: string }) {
  const form = useFormState();
  const chosen = new Set(form.value('features', given).split(' '));
  const error = form.problem('features');
  return (
    <fieldset className={styles.group} aria-describedby={error ? 'features-error' : undefined}>
      <legend>Features</legend>
      {error && (
        <p className={styles.error} id="features-error">
          {error}
        </p>
      )}
      {featureGroups.map(({ name, label }) => (
        <div key={name}>
          <h3>{label}</h3>
          <div className={styles.checks}>
            {features
              .filter(({ group }) => group === name)
              .map((feature) => (
                <Checkbox
                  key={feature.name}
                  name="features"
                  value={feature.name}
                  label={feature.label}
                  defaultChecked={chosen.has(feature.name)}
                />
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
