import { Button, Notice } from '@verandah/design';
import { useNavigate } from '@verandah/kit';
import { emptySearch, nearLabel, normaliseSearch, resultCountText, type ListingSearch } from '@verandah/market';
import { useEffect, useRef } from 'react';
import { useAddressOf } from '../../features/filters/use-address-of.ts';
import { ModeTabs } from '../../features/mode/mode-tabs.tsx';
import { PlaceForm } from '../../features/places/place-form.tsx';
import type { FailedSearch } from './data.ts';
import { failedTitle } from './failed-title.ts';
import styles from './results.module.css';

/** A failed search: states it where the visitor sees it, and offers to try again. */
export function SearchFailed({ failed }: { readonly failed: FailedSearch }) {
  const { search, nearProblem } = failed;
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const notice = useRef<HTMLDivElement>(null);
  // What failed may have been a link at the end of the list. Each failure is a new object.
  useEffect(() => {
    // In braces: the newest browsers return a promise, which is no clean-up.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  const instead = nearProblem === undefined ? undefined : byDistance(search);
  return (
    <div ref={notice} className={styles.failed}>
      <Notice tone="danger" live>
        <span className={styles.failure}>
          {nearProblem ?? resultCountText(-1)}
          {instead?.near && <a href={addressOf(instead)}>{nearLabel(instead.near)}</a>}
          <Button
            size="small"
            onClick={() => {
              void navigate(failed.address);
            }}
          >
            Try again
          </Button>
        </span>
      </Notice>
    </div>
  );
}

/** Distances that match a walk, a ride and a short drive. */
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
          {failedTitle}
        </h1>
        <SearchFailed failed={failed} />
      </div>
    </div>
  );
}
