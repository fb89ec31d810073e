import { Button, Checkbox, Field, HiddenText, Select } from '@verandah/design';
import {
  isRental,
  maximumPriceOptions,
  minimumPriceOptions,
  priceRangeLabel,
  propertyTypeByName,
  propertyTypeNames,
  type ListingSearch,
  type PriceOption,
} from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { ActionHandler, Refused } from '../../features/actions/action.ts';
import { countOptions, countText, offeredFeatures, searchAt } from '../../features/alerts/changed-search.ts';
import { alertsAddress } from './action.ts';
import styles from './alerts.module.css';

/** An alert, and its rejected form. */
export interface SearchFormProps {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly act: ActionHandler;
  readonly refused: Refused | undefined;
}

/** Changes the search of an alert, in place. */
export function SearchForm({ id, name, address, act, refused }: SearchFormProps) {
  const search = searchAt(address);
  if (!search) return null;
  const own = refused?.fields['do'] === 'search' && refused.fields['id'] === id;
  return (
    <details className={styles.rename} open={own ? true : undefined}>
      <summary className={styles.summary}>
        Edit search<HiddenText> for {name}</HiddenText>
      </summary>
      {/* A changed search remounts its form. */}
      <ActionForm
        key={address}
        action={alertsAddress}
        act={act}
        fields={{ do: 'search', id, name, address }}
        refused={refused}
        className={styles.search}
      >
        <Filters search={search} />
        <p className={styles.description}>
          To search somewhere else, <a href={address}>see the results</a> and create a new alert. Saving clears the new
          homes from your previous search.
        </p>
        <div>
          <Button type="submit" kind="primary">
            Save search<HiddenText> for {name}</HiddenText>
          </Button>
        </div>
      </ActionForm>
    </details>
  );
}

function Filters({ search }: { readonly search: ListingSearch }) {
  const { mode, price } = search;
  const chosen = [price.min, price.max].filter((value) => value !== undefined);
  const options = (offered: readonly PriceOption[]) => {
    const others = chosen
      .filter((value) => !offered.some((option) => option.value === value))
      .map((value) => ({ value, label: priceRangeLabel({ min: value }, mode).replace('Over ', '') }));
    return [...offered, ...others].map(({ value, label }) => ({ value: value === null ? '' : String(value), label }));
  };
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>Property type</legend>
        {propertyTypeNames.map((type) => (
          <Checkbox
            key={type}
            name={`type-${type}`}
            value="1"
            label={propertyTypeByName(type).singular}
            defaultChecked={search.propertyTypes.includes(type)}
          />
        ))}
      </fieldset>
      <div className={styles.selects}>
        <Field label={isRental(mode) ? 'Lowest rent per week' : 'Lowest price'}>
          {(control) => (
            <Select
              {...control}
              name="price-min"
              defaultValue={price.min ?? ''}
              options={options(minimumPriceOptions(mode))}
            />
          )}
        </Field>
        <Field label={isRental(mode) ? 'Highest rent per week' : 'Highest price'}>
          {(control) => (
            <Select
              {...control}
              name="price-max"
              defaultValue={price.max ?? ''}
              options={options(maximumPriceOptions(mode))}
            />
          )}
        </Field>
        {(
          [
            ['Bedrooms', 'bedrooms', search.bedrooms],
            ['Bathrooms', 'bathrooms', search.bathrooms],
            ['Car spaces', 'carspaces', search.carSpaces],
          ] as const
        ).map(([label, field, filter]) => (
          <Field key={field} label={label}>
            {(control) => (
              <Select {...control} name={field} defaultValue={countText(filter)} options={countOptions(filter)} />
            )}
          </Field>
        ))}
      </div>
      <fieldset className={styles.choices}>
        <legend>Features</legend>
        {offeredFeatures.map(({ name: feature, label }) => (
          <Checkbox
            key={feature}
            name={`feature-${feature}`}
            value="1"
            label={label}
            defaultChecked={search.features.includes(feature)}
          />
        ))}
      </fieldset>
    </>
  );
}
