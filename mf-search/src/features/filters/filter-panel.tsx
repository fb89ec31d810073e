import { Button, ButtonLink } from '@verandah/design';
import { useNow } from '@verandah/kit';
import type { ListingSearch, TravelMode } from '@verandah/market';
import { formTarget } from './filter-address.ts';
import { useAddressOf } from './use-address-of.ts';
import { FilterControls } from './filter-controls.tsx';
import type { LiveCount } from './use-live-count.ts';
import styles from './filter-form.module.css';

interface FilterPanelProps {
  readonly search: ListingSearch;
  readonly known: LiveCount;
  readonly travelModes: readonly TravelMode[];
  readonly timeZone: string;
}

/** The same filters in the page: the target of the Filters link without script. */
export function FilterPanel({ search, known, travelModes, timeZone }: FilterPanelProps) {
  const now = useNow();
  const addressOf = useAddressOf();
  const { action, hidden } = formTarget(search);
  return (
    <form className={styles.inline} action={action} method="get" data-enhance="" aria-label="Filters">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="sort" value={search.sort} />
      <FilterControls
        draft={search}
        aggregations={known.aggregations}
        travelModes={travelModes}
        now={now}
        timeZone={timeZone}
        cleared={{}}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          Show homes
        </Button>
        <ButtonLink href={addressOf(search)}>Cancel</ButtonLink>
      </div>
    </form>
  );
}
