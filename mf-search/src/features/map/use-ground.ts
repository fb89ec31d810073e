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
 * Loads what the map needs besides its tiles: the boundary of the only searched suburb, or the positions of homes where
 * there is no boundary. Null while loading. A failed request is reported and returns empty data.
 */
export function useGround(search: ListingSearch): KnownGround | null {
  const { graph, report } = useServices();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly ground: KnownGround } | null>(null);
  const { context, locations, office, mode } = search;
  const needed = (context === 'location' && locations.length === 1) || context === 'office';
  const key = JSON.stringify([context, locations, office, context === 'office' && mode]);
  useEffect(() => {
    if (!needed) return;
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
      // States and regions have no boundary, and around their centre the map would show only a few streets.
      return boundary ? { ...bare, boundary, edges: edgesOf(boundary.geoJson) } : spots();
    };
    read().then(
      (ground) => {
        if (latest) setLoaded({ key, ground });
      },
      (error: unknown) => {
        if (!latest) return;
        report(error, 'map');
        setLoaded({ key, ground: bare });
      },
    );
    return () => {
      latest = false;
    };
    // `key` covers every field of the search that is used.
    // eslint-disable-next-line react/exhaustive-deps
  }, [graph, report, needed, key]);
  if (!needed) return bare;
  return loaded?.key === key ? loaded.ground : null;
}
