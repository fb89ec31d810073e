import { ButtonLink, EmptyState } from '@verandah/design';
import { defaultLocation, emptySearch, statusType } from '@verandah/market';
import { ModeTabs } from '../../features/mode/mode-tabs.tsx';
import { PlaceForm } from '../../features/places/place-form.tsx';
import type { UnknownPlace } from './data.ts';
import styles from './results.module.css';

/** No location matches the typed text. */
export function UnknownPlaceView({ data }: { readonly data: UnknownPlace }) {
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <div className={styles.barInside}>
          <PlaceForm mode={data.mode} initial={data.typed} />
        </div>
      </div>
      <div className={styles.single}>
        <ModeTabs search={emptySearch(data.mode)} />
        <EmptyState
          level={1}
          title={`Nothing found for “${data.typed}”`}
          actions={
            <ButtonLink kind="primary" href={statusType(data.mode).landingPath}>
              Show homes in {defaultLocation.name}
            </ButtonLink>
          }
        >
          <p>Check the spelling, or try a suburb or a postcode.</p>
        </EmptyState>
      </div>
    </div>
  );
}
