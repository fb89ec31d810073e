import { ButtonLink, FilterIcon, Pagination } from '@verandah/design';
import { ServicesContext, useBusValue } from '@verandah/kit';
import { activeFilters, searchFeedAddress } from '@verandah/market';
import { Suspense, useCallback, useEffect, useMemo, useState, useTransition, type MouseEvent } from 'react';
import { CompareForm } from '../../features/compare/compare-form.tsx';
import { LazyTray } from '../../features/compare/lazy.ts';
import { useCompared } from '../../features/compare/use-compared.ts';
import { withQuery } from '../../features/filters/filter-address.ts';
import { useAddressOf } from '../../features/filters/use-address-of.ts';
import { formMark, formOpen } from '../../features/filters/field-names.ts';
import { fetchFilters, LazyDrawer, lazyPanel } from '../../features/filters/lazy.ts';
import { LazyQuickFilters } from '../../features/filters/lazy-quick-filters.tsx';
import { LazyHidden } from '../../features/hidden/lazy.ts';
import { useHidden } from '../../features/hidden/use-hidden.ts';
import { MapPane } from '../../features/map/map-pane.tsx';
import { ResultSheet } from '../../features/map/result-sheet.tsx';
import { MapSwitch } from '../../features/map/map-switch.tsx';
import { useMapPane } from '../../features/map/use-map-pane.ts';
import { ModeTabs } from '../../features/mode/mode-tabs.tsx';
import { lazyOffice } from '../../features/office/lazy.ts';
import { PlaceForm } from '../../features/places/place-form.tsx';
import { useLastVisit } from '../../features/visits/use-last-visit.ts';
import type { FailedSearch, FoundResults, ResultsData } from './data.ts';
import { fetchLoad, lazyMapPicture, lazyNoResults, lazyUnknownPlace } from './lazy.ts';
import { ResultHead } from './result-head.tsx';
import { afterList, ResultList } from './result-list.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { FailedView, SearchFailed } from './search-failed.tsx';
import { UnknownPlaces } from './unknown-places.tsx';
import { useCurrent } from './use-current.ts';
import { useJustHidden } from './use-just-hidden.ts';
import { useSlowNavigation } from './use-slow-navigation.ts';
import styles from './results.module.css';

/** Loads what the next navigation needs as soon as a pointer or focus reaches a control. */
const prepareNavigation = () => {
  fetchLoad().catch(() => undefined);
};
/** A failure shows when the filters are opened, not before. */
const fetchAhead = () => {
  fetchFilters().catch(() => undefined);
};

const nothing: readonly string[] = [];

/** The list of results, and beside or over it the map. A failed search leaves the last results visible. */
export function ResultsView({ data }: { readonly data: ResultsData }) {
  if (data.kind === 'unknown-place')
    return (
      <Suspense>
        <lazyUnknownPlace.View data={data} />
      </Suspense>
    );
  if (data.kind === 'results') return <FoundView data={data} failed={null} />;
  return data.last ? <FoundView data={data.last} failed={data} /> : <FailedView failed={data} />;
}

function FoundView({ data, failed }: { readonly data: FoundResults; readonly failed: FailedSearch | null }) {
  const { search, places, timeZone } = data;
  const addressOf = useAddressOf();
  const hidden = useHidden();
  const viewedIds = useBusValue('viewed')?.listingIds ?? nothing;
  const viewed = useMemo(() => new Set(viewedIds), [viewedIds]);
  const lastVisit = useLastVisit(data);
  const compared = useCompared();
  const shown = useCurrent(data, hidden.ids, hidden.has);
  const { listings, pagination } = shown;
  const hiding = useJustHidden(data, shown, hidden);
  const counts = { total: shown.total, aggregations: shown.aggregations };
  // 'not yet' until first opened: the script is loaded then.
  const [choosing, setChoosing] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const [opening, startOpening] = useTransition();
  const [showingHidden, setShowingHidden] = useState<'not yet' | 'open' | 'closed'>('not yet');
  // Once nothing is hidden, the button that opened the list of hidden homes is gone.
  useEffect(() => {
    if (showingHidden === 'closed' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('#results h1')?.focus({ preventScroll: true });
  }, [showingHidden]);
  const address = addressOf(search);
  const map = useMapPane(address);
  // An object for each outcome of a search, also of one that failed.
  const outcome = failed ?? data;
  const navigation = useSlowNavigation(outcome);
  // With new results the listing that was pointed at may be gone.
  const [pointing, setPointing] = useState<{ readonly address: string; readonly listing: string | null }>({
    address,
    listing: null,
  });
  const pointed = pointing.address === address ? pointing.listing : null;
  const setPointed = useCallback((listing: string | null) => setPointing({ address, listing }), [address]);
  const active = activeFilters(search);
  const filters = active.length;
  const openFilters = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    startOpening(() => setChoosing('open'));
  };
  const showHidden = () => setShowingHidden('open');

  return (
    <ServicesContext value={navigation.services}>
      {/* Handles clicks on the links inside; keyboards use the links themselves. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        className={styles.page}
        data-wide=""
        data-comparing={compared.ids.length > 0 || undefined}
        onClick={navigation.onClick}
        onPointerOver={prepareNavigation}
        onFocus={prepareNavigation}
      >
        <div className={styles.bar}>
          <div className={styles.barInside}>
            <PlaceForm mode={search.mode} search={search} places={places} title={data.title} outcome={outcome} />
            <LazyQuickFilters search={search} known={shown} />
            <ButtonLink
              icon={FilterIcon}
              href={withQuery(address, formMark, formOpen)}
              rel="nofollow"
              className={styles.filters}
              aria-busy={opening || undefined}
              onClick={openFilters}
              onPointerEnter={fetchAhead}
              onFocus={fetchAhead}
            >
              <span className={styles.filtersLabel}>Filters</span>
              {filters > 0 && <span className={styles.filterCount}>{filters}</span>}
            </ButtonLink>
          </div>
          <MapSwitch pane={map} where="bar" />
        </div>
        <div className={styles.columns} data-over={map.shown === 'over' || undefined}>
          <ResultSheet pane={map} total={shown.total}>
            <div
              className={styles.list}
              id="results"
              tabIndex={-1}
              inert={map.shown === 'over' && map.sheet === 'peek'}
            >
              {/* In a wide window the header's entries do the same (entry-links.ts); those of an office are its own. */}
              <div data-in-header={data.office ? undefined : ''}>
                <ModeTabs
                  search={search}
                  place={data.office?.location?.locationSlug}
                  // They are counts of all homes of the office, and the tabs keep the filters.
                  counts={filters === 0 ? data.office?.listingCounts : undefined}
                />
              </div>
              {data.office && (
                <Suspense>
                  <lazyOffice.View office={data.office} mode={search.mode} />
                </Suspense>
              )}
              {data.unknownPlaces.length > 0 && <UnknownPlaces slugs={data.unknownPlaces} />}
              {data.filtersOpen && (
                <Suspense>
                  <lazyPanel.View search={search} known={counts} travelModes={data.travelModes} timeZone={timeZone} />
                </Suspense>
              )}
              {failed && <SearchFailed failed={failed} />}
              <ResultHead data={shown} outcome={outcome} hidden={hidden.ids.length} onShowHidden={showHidden} />
              <noscript>
                <lazyMapPicture.View data={data} />
              </noscript>
              {navigation.slow ? (
                <ResultSkeleton count={listings.length} />
              ) : listings.length > 0 || hiding.justHidden ? (
                <ResultList
                  data={shown}
                  highlighted={pointed}
                  viewed={viewed}
                  lastVisit={lastVisit}
                  compared={compared}
                  hiding={hiding}
                  onPoint={setPointed}
                />
              ) : (
                <Suspense>
                  <lazyNoResults.View data={shown} onShowHidden={hidden.ids.length > 0 ? showHidden : undefined} />
                </Suspense>
              )}
              <CompareForm />
              <div className={styles.pages} id={afterList} tabIndex={-1}>
                <Pagination
                  current={pagination.currentPage}
                  total={pagination.totalPages}
                  href={(page) => addressOf({ ...search, page })}
                />
                {listings.length > 0 && (
                  <p className={styles.feed}>
                    <a href={searchFeedAddress(search) ?? undefined} type="application/atom+xml" rel="nofollow">
                      Follow new homes of this search in a feed reader
                    </a>
                  </p>
                )}
              </div>
              {compared.ids.length > 0 && (
                <Suspense>
                  <LazyTray compared={compared} homes={listings} />
                </Suspense>
              )}
            </div>
          </ResultSheet>
          <MapPane
            pane={map}
            search={search}
            total={shown.total}
            places={places}
            title={data.title}
            pointed={pointed}
            onPoint={setPointed}
            viewed={viewed}
            hidden={hidden.has}
            listed={listings.map(({ id }) => id)}
          />
        </div>
        {/* Always there: a boundary that comes with what suspends would end the transition that the button shows. */}
        <Suspense>
          {choosing !== 'not yet' && (
            <LazyDrawer
              search={search}
              known={counts}
              travelModes={data.travelModes}
              timeZone={timeZone}
              open={choosing === 'open'}
              onClose={() => setChoosing('closed')}
            />
          )}
        </Suspense>
        {showingHidden !== 'not yet' && (
          <Suspense>
            <LazyHidden open={showingHidden === 'open'} onClose={() => setShowingHidden('closed')} />
          </Suspense>
        )}
      </div>
    </ServicesContext>
  );
}
