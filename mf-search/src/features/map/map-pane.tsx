import { partView } from '@verandah/areas';
import type { ListingSearch } from '@verandah/market';
import { Suspense } from 'react';
import type { KnownPlace } from './focus.ts';
import { MapSwitch } from './map-switch.tsx';
import type { MapPaneState } from './use-map-pane.ts';
import styles from './map-pane.module.css';

const ResultMap = partView(
  'the map',
  async () => (await import(/* webpackChunkName: "map" */ './result-map.tsx')).default,
);

interface MapPaneProps {
  readonly pane: MapPaneState;
  readonly search: ListingSearch;
  /** Number of results. */
  readonly total: number;
  readonly places: readonly KnownPlace[];
  /** Title of the results. */
  readonly title: string;
  readonly pointed: string | null;
  onPoint(listing: string | null): void;
  /** Listings the visitor has viewed. */
  readonly viewed?: ReadonlySet<string>;
  /** Listings that the visitor hid. */
  readonly hidden?: ReadonlySet<string>;
  /** Ids of the listings on this page of the list. */
  readonly listed?: readonly string[];
}

const none: ReadonlySet<string> = new Set();
const nothing: readonly string[] = [];

/** The map of the results: beside the list on a wide screen; on a small one over it, with a button to switch. */
export function MapPane({ pane, viewed = none, hidden = none, listed = nothing, ...shown }: MapPaneProps) {
  return (
    <>
      <aside
        className={styles.pane}
        data-shown={pane.shown}
        data-thumb={pane.shown === 'over' ? '' : undefined}
        aria-label="Map of the results"
      >
        {pane.shown === 'beside' && (
          <a className={styles.skip} href="#results">
            Skip map and go to results
          </a>
        )}
        {pane.shown !== 'hidden' && (
          <Suspense fallback={<p className={styles.wait}>Loading the map…</p>}>
            <ResultMap
              {...shown}
              viewed={viewed}
              hidden={hidden}
              listed={listed}
              over={pane.shown === 'over'}
              onCount={pane.setInView}
              onLook={() => pane.setSheet('peek')}
            />
          </Suspense>
        )}
      </aside>
      <MapSwitch pane={pane} where="floating" />
    </>
  );
}
