import { Button, Field, SearchIcon, Select, TextInput } from '@verandah/design';
import { agentFinderAddress } from '@verandah/market';
import type { FormEvent } from 'react';
import type { FinderData } from '../../pages/finder/data.ts';
import { finderDeals, finderRatings, finderSorts } from '../../pages/finder/finder-search.ts';
import { PlaceField } from './place-field.tsx';
import styles from './finder-form.module.css';

const toOptions = (unset: string, list: readonly { readonly name: string; readonly label: string }[]) => [
  { value: '', label: unset },
  ...list.map(({ name, label }) => ({ value: name, label })),
];

/** Queries the finder by GET. With script a choice applies at once. */
export function FinderForm({ data: { search, place, unknownPlace } }: { readonly data: FinderData }) {
  const send = (event: FormEvent<HTMLSelectElement>) => {
    event.currentTarget.form?.requestSubmit();
  };
  const who = search.type === 'offices' ? 'agency' : 'agent';
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={`Find an ${who}`}
      action={agentFinderAddress()}
      method="get"
      data-enhance=""
    >
      {search.type === 'offices' && <input type="hidden" name="type" value="offices" />}
      <PlaceField
        key={`${search.location} ${unknownPlace}`}
        initial={unknownPlace || (place?.label ?? '')}
        unknown={unknownPlace !== ''}
      />
      <Field label={search.type === 'offices' ? 'Agency name' : 'Agent name'}>
        {(control) => (
          <TextInput
            {...control}
            key={search.name}
            name="name"
            type="search"
            defaultValue={search.name}
            autoComplete="off"
            maxLength={100}
            enterKeyHint="search"
          />
        )}
      </Field>
      <Field label="Specialty">
        {(control) => (
          <Select
            {...control}
            key={search.deals}
            name="deals"
            defaultValue={search.deals}
            options={toOptions('Any', finderDeals)}
            onChange={send}
          />
        )}
      </Field>
      <Field label="Reviews">
        {(control) => (
          <Select
            {...control}
            key={search.rating}
            name="rating"
            defaultValue={search.rating}
            options={toOptions('Any', finderRatings)}
            onChange={send}
          />
        )}
      </Field>
      <Field label="Sort by">
        {(control) => (
          <Select
            {...control}
            key={search.sort}
            name="sort"
            defaultValue={search.sort}
            options={finderSorts.map(({ name, label }) => ({
              value: name,
              label: name === 'best' && place ? 'Most sales and leases' : label,
            }))}
            onChange={send}
          />
        )}
      </Field>
      <Button type="submit" kind="primary" icon={SearchIcon} className={styles.go}>
        Search
      </Button>
    </form>
  );
}
