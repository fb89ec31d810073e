import { HiddenText, Select } from '@verandah/design';
import { useNavigate, useServices } from '@verandah/kit';
import { sortByName, sortsFor, type ListingSearch } from '@verandah/market';
import { useId, useState, type ChangeEvent } from 'react';
import { useAddressOf } from '../filters/use-address-of.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  readonly search: ListingSearch;
  /** What the page shows: an object for each outcome of a search. With another one, a choice before it has ended. */
  readonly outcome: object;
}

/**
 * The sort order of the results. With script a change applies at once; without, the button beside it submits the form.
 * While the results of a choice load it shows the choice, and then the order that they have: when they fail to load,
 * the order of those that stay.
 */
export function SortSelect({ search, outcome }: SortSelectProps) {
  const id = useId();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const { session } = useServices();
  // Sold homes for you requires a signed-in member.
  const offered = sortsFor(search.mode, search.near !== undefined).filter(
    (sort) => sort.name !== 'soldHomesForYou' || session.signedIn,
  );
  const [action = '/', query = ''] = addressOf({ ...search, page: 1 }).split('?');
  const hidden = [...new URLSearchParams(query)].filter(([name]) => name !== 'sort');
  const [choice, setChoice] = useState({ sort: search.sort, outcome });
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const sort = sortByName(event.target.value)?.name;
    if (!sort) return;
    setChoice({ sort, outcome });
    void navigate(addressOf({ ...search, sort, page: 1 }), { keepScroll: true });
  };
  return (
    <form className={styles.form} action={action} method="get">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={styles.label} htmlFor={id}>
        Sort<HiddenText> by</HiddenText>
      </label>
      <Select
        id={id}
        name="sort"
        value={choice.outcome === outcome ? choice.sort : search.sort}
        onChange={onChange}
        options={offered.map(({ name, label }) => ({ value: name, label }))}
      />
      <noscript>
        <button className={styles.go} type="submit">
          Sort
        </button>
      </noscript>
    </form>
  );
}
