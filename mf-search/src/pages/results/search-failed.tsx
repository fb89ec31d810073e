import { Button, Notice } from '@verandah/design';
import { useNavigate } from '@verandah/kit';
import { emptySearch, resultCountText } from '@verandah/market';
import { useEffect, useRef } from 'react';
import { ModeTabs } from '../../features/mode/mode-tabs.tsx';
import { PlaceForm } from '../../features/places/place-form.tsx';
import type { FailedSearch } from './data.ts';
import { failedTitle } from './failed-title.ts';
import styles from './results.module.css';

/** A failed search: states it where the visitor sees it, and offers to try again. */
export function SearchFailed({ failed }: { readonly failed: FailedSearch }) {
  const navigate = useNavigate();
  const notice = useRef<HTMLDivElement>(null);
  // What failed may have been a link at the end of the list. Each failure is a new object.
  useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), [failed]);
  return (
    <div ref={notice} className={styles.failed}>
      <Notice tone="danger" live>
        <span className={styles.failure}>
          {resultCountText(-1)}
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
