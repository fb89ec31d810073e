import { Button, Notice } from '@verandah/design';
import { useNavigate } from '@verandah/kit';
import { emptySearch, resultCountText, type ListingSearch } from '@verandah/market';
import { addressOf } from '../../features/filters/filter-address.ts';
import { ModeTabs } from '../../features/mode/mode-tabs.tsx';
import { PlaceForm } from '../../features/places/place-form.tsx';
import styles from './results.module.css';

/** A failed search: states it and offers to try again in place. */
export function SearchFailed({ search }: { readonly search: ListingSearch }) {
  const navigate = useNavigate();
  return (
    <div className={styles.failed}>
      <Notice tone="danger" live>
        <span className={styles.failure}>
          {resultCountText(-1)}
          <Button
            size="small"
            onClick={() => {
              void navigate(addressOf(search), { replace: true });
            }}
          >
            Try again
          </Button>
        </span>
      </Notice>
    </div>
  );
}

/** The same where there are no earlier results to show. */
export function FailedView({ search }: { readonly search: ListingSearch }) {
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <div className={styles.barInside}>
          <PlaceForm mode={search.mode} search={search} initial="" />
        </div>
      </div>
      <div className={styles.single}>
        <ModeTabs search={emptySearch(search.mode)} />
        <h1 className={styles.failed} tabIndex={-1}>
          Search
        </h1>
        <SearchFailed search={search} />
      </div>
    </div>
  );
}
