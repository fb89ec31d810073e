import { ButtonLink, FilterIcon, Pagination } from '@verandah/design';
import { ServicesContext } from '@verandah/kit';
import { activeFilters } from '@verandah/market';
import { Suspense, useState, type MouseEvent } from 'react';
import { addressOf, withQuery } from '../../features/filters/filter-address.ts';
import { formMark, formOpen } from '../../features/filters/fields.ts';
import { fetchDrawer, LaterDrawer, LaterPanel } from '../../features/filters/later.ts';
import { MapPane } from '../../features/map/map-pane.tsx';
import { useMapPane } from '../../features/map/use-map-pane.ts';
import { ModeTabs } from '../../features/mode/mode-tabs.tsx';
import { PlaceForm } from '../../features/places/place-form.tsx';
import type { FoundResults, ResultsData } from './data.ts';
import { NoResults } from './no-results.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultList } from './result-list.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { UnknownPlaceView } from './unknown-place.tsx';
import { useSlowMove } from './use-slow-move.ts';
import styles from './results.module.css';

/** A failure shows when the filters are opened, not before. */
const fetchAhead = () => { fetchDrawer().catch(() => undefined); };

/** The list of results, and beside or over it the map. */
export function ResultsView({ data }: { readonly data: ResultsData }) {
  return data.kind === 'results' ? <FoundView data={data} /> : <UnknownPlaceView data={data} />;
}

function FoundView({ data }: { readonly data: FoundResults }) {
  const { search, places, timeZone, pagination } = data;
  const known = { total: data.total, aggregations: data.aggregations };
  // 'not yet' until someone opens the filters: their script comes then.
  const [choosing, setChoosing] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const address = addressOf(search);
  const map = useMapPane(address);
  const move = useSlowMove(data);
  // With new results whatever was pointed at may be gone.
  const [pointing, setPointing] = useState<{ readonly address: string; readonly listing: string | null }>({ address, listing: null });
  const pointed = pointing.address === address ? pointing.listing : null;
  const setPointed = (listing: string | null) => setPointing({ address, listing });
  const filters = activeFilters(search).length;
  const openFilters = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setChoosing('open');
  };

  return (
    <ServicesContext value={move.services}>
      {/* Listens to links below it; they are what the keyboard uses. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className={styles.page} data-wide="" onClick={move.onClick}>
        <div className={styles.bar}>
          <div className={styles.barInside}>
            <PlaceForm mode={search.mode} search={search} initial={places.map((place) => place.label).join('; ')} />
            <ButtonLink icon={FilterIcon} href={withQuery(address, formMark, formOpen)} rel="nofollow" className={styles.filters} onClick={openFilters} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
              Filters{filters > 0 && <span className={styles.filterCount}>{filters}</span>}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.columns}>
          <div className={styles.list} id="results" tabIndex={-1} hidden={map.shown === 'over'}>
            <ModeTabs search={search} />
            {data.filtersOpen && <Suspense><LaterPanel search={search} known={known} timeZone={timeZone} /></Suspense>}
            <ResultHead data={data} />
            {move.slow ? <ResultSkeleton count={data.listings.length} /> : data.listings.length > 0
              ? <ResultList data={data} highlighted={pointed} onPoint={setPointed} />
              : <NoResults search={search} />}
            <div className={styles.pages}>
              <Pagination current={pagination.currentPage} total={pagination.totalPages} href={(page) => addressOf({ ...search, page })} />
            </div>
          </div>
          <MapPane pane={map} search={search} places={places} title={data.title} pointed={pointed} onPoint={setPointed} />
        </div>
        {choosing !== 'not yet' && (
          <Suspense><LaterDrawer search={search} known={known} timeZone={timeZone} open={choosing === 'open'} onClose={() => setChoosing('closed')} /></Suspense>
        )}
      </div>
    </ServicesContext>
  );
}
