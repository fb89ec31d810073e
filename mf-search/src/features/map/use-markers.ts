import { useServices } from '@verandah/kit';
import { toListingSearchQuery, type ListingSearch } from '@verandah/market';
import { useEffect, useState } from 'react';
import { readMarkers, type ResultMarker } from './queries.ts';

export interface Markers { readonly list: readonly ResultMarker[]; readonly failed: boolean }

/** Markers of a search, only ever of the latest; the previous ones stay until they are there. */
export function useMarkers(search: ListingSearch): Markers {
  const { graph, report } = useServices();
  const [markers, setMarkers] = useState<Markers>({ list: [], failed: false });
  // Order and page don't change what the map shows.
  const key = JSON.stringify(toListingSearchQuery({ ...search, page: 1 }));
  useEffect(() => {
    let latest = true;
    graph.read(readMarkers, { query: JSON.parse(key) as ReturnType<typeof toListingSearchQuery> }).then(
      ({ listingSearch }) => { if (latest) setMarkers({ list: listingSearch.markers, failed: false }); },
      (error: unknown) => {
        if (!latest) return;
        report(error, 'uncaught');
        setMarkers((before) => ({ list: before.list, failed: true }));
      },
    );
    return () => { latest = false; };
  }, [graph, report, key]);
  return markers;
}
