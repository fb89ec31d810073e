import { useServices } from '@verandah/kit';
import type { MapBoundary } from '@verandah/map';
import { toListingSearchQuery, type ListingSearch } from '@verandah/market';
import { useEffect, useState } from 'react';
import { edgesOf, type Ground } from './focus.ts';
import { readBoundary, readSpots } from './queries.ts';

export interface KnownGround extends Ground {
  readonly boundary: MapBoundary | null;
}

const bare: KnownGround = { edges: null, spots: [], boundary: null };

/**
 * The map's requests beyond its tiles: the edge of the one suburb that is searched, or the positions of homes when no
 * suburb says so. Null until it is known; what can't be had is left out.
 */
export function useGround(search: ListingSearch): KnownGround | null {
  const { graph, report } = useServices();
  const [known, setKnown] = useState<{ readonly key: string; readonly ground: KnownGround } | null>(null);
  const { context, locations, office, mode } = search;
  const asks = (context === 'location' && locations.length === 1) || context === 'office';
  const key = JSON.stringify([context, locations, office, context === 'office' && mode]);
  useEffect(() => {
    if (!asks) return;
    let latest = true;
    const spots = async (): Promise<KnownGround> => {
      const { listingSearch } = await graph.read(readSpots, { query: toListingSearchQuery({ ...search, page: 1 }) });
      return { ...bare, spots: listingSearch.markers };
    };
    const read = async (): Promise<KnownGround> => {
      if (context === 'office') return spots();
      const [boundary] = (await graph.read(readBoundary, { places: locations })).locations.map(
        (place) => place.boundary,
      );
      // A state or a region has no edge of its own, and its centre alone would show a few streets.
      return boundary ? { ...bare, boundary, edges: edgesOf(boundary.geoJson) } : spots();
    };
    read().then(
      (ground) => {
        if (latest) setKnown({ key, ground });
      },
      (error: unknown) => {
        if (!latest) return;
        report(error, 'map');
        setKnown({ key, ground: bare });
      },
    );
    return () => {
      latest = false;
    };
    // The key holds what matters of the search.
    // eslint-disable-next-line react/exhaustive-deps
  }, [graph, report, asks, key]);
  if (!asks) return bare;
  return known?.key === key ? known.ground : null;
}
