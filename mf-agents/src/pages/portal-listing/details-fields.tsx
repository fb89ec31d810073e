import { Checkbox, TextArea, TextInput } from '@verandah/design';
import { featureGroups, features } from '@verandah/market';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { FormField, useFormState } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { valuesOfDetails, type DetailsField } from './details.ts';

/** The texts and facts of a listing. */
export function DetailsFields({ listing }: { readonly listing: OwnListing }) {
  const given = valuesOfDetails(listing);
  const rental = listing.listingType === 'rental';
  return (
    <div className={styles.form}>
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
    </div>
  );
}

function Tick({
  name,
  label,
  hint,
  given,
}: {
  readonly name: DetailsField;
  readonly label: string;
  readonly hint?: string;
  readonly given: string | undefined;
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
        defaultChecked={form.values(name, [given ?? '']).includes('yes')}
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

function Features({ given = '' }: { readonly given: string | undefined }) {
  const form = useFormState();
  const chosen = new Set(form.values('features', [given]).flatMap((names) => names.split(' ')));
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
