import { Button, Notice } from '@verandah/design';
import { useNavigate } from '@verandah/kit';
import { emptySearch, nearLabel, normaliseSearch, resultCountText, type ListingSearch } from '@verandah/market';
import { addressOf } from '../../features/filters/filter-address.ts';
import { ModeTabs } from '../../features/mode/mode-tabs.tsx';
import { PlaceForm } from '../../features/places/place-form.tsx';
import type { FailedSearch } from './data.ts';
import styles from './results.module.css';

/** A failed search: states it and offers to try again in place. */
export function SearchFailed({ failed: { search, nearProblem } }: { readonly failed: FailedSearch }) {
  const navigate = useNavigate();
  const instead = nearProblem === undefined ? undefined : byDistance(search);
  return (
    <div className={styles.failed}>
      <Notice tone="danger" live>
        <span className={styles.failure}>
          {nearProblem ?? resultCountText(-1)}
          {instead?.near && <a href={addressOf(instead)}>{nearLabel(instead.near)}</a>}
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

/** What a walk, a ride and a short drive come to. */
const kilometresInstead = 5;

/** The same search by distance from its point. */
function byDistance(search: ListingSearch): ListingSearch {
  if (!search.near) return search;
  const { latitude, longitude, name } = search.near;
  return normaliseSearch({ ...search, near: { latitude, longitude, kilometres: kilometresInstead, name }, page: 1 });
}

/** The same where there are no earlier results to show. */
export function FailedView({ failed }: { readonly failed: FailedSearch }) {
  const { search } = failed;
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
        <SearchFailed failed={failed} />
      </div>
    </div>
  );
}
