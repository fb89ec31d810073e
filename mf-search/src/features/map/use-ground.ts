import { useServices } from '@verandah/kit';
import type { MapBoundary, MapBounds, MapPoint } from '@verandah/map';
import { isTravel, toListingSearchQuery, type ListingSearch } from '@verandah/market';
import { useEffect, useState } from 'react';
import { edgesOf, type Ground } from './focus.ts';
import { readBoundaries, readNearOutline, readSpots } from './queries.ts';

export interface KnownGround extends Ground {
  /** Outlines of the searched suburbs, with their names. */
  readonly boundaries: readonly MapBoundary[];
}

const bare: KnownGround = { edges: null, spots: [], boundaries: [] };

/**
 * Loads what the map needs besides its tiles: the boundaries of the searched suburbs, or the positions of homes where
 * there is no boundary, and the area by travel time. Null while loading. A failed request is reported and returns empty
 * data.
 */
export function useGround(search: ListingSearch): KnownGround | null {
  const { graph, report } = useServices();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly ground: KnownGround } | null>(null);
  const { context, locations, office, mode, near } = search;
  const inPlaces = (context === 'location' && locations.length > 0) || context === 'office';
  const travel = isTravel(near);
  const needed = inPlaces || travel;
  const key = JSON.stringify([
    context,
    locations,
    office,
    context === 'office' && mode,
    travel && [near.latitude, near.longitude, near.minutes, near.by],
  ]);
  useEffect(() => {
    if (!needed) return;
    let latest = true;
    const query = toListingSearchQuery({ ...search, page: 1 });
    const spots = async (): Promise<KnownGround> => {
      const { listingSearch } = await graph.read(readSpots, { query });
      return { ...bare, spots: listingSearch.markers };
    };
    const readPlaces = async (): Promise<KnownGround> => {
      if (!inPlaces) return bare;
      if (context === 'office') return spots();
      const places = (await graph.read(readBoundaries, { places: locations })).locations;
      const boundaries = places.flatMap(({ name, boundary }) => (boundary ? { ...boundary, name } : []));
      // States and regions have no boundary, and around their centre the map would show only a few streets.
      if (boundaries.length < places.length) return { ...(await spots()), boundaries };
      return { ...bare, boundaries, edges: unionOf(boundaries) };
    };
    const readReach = async (): Promise<readonly MapPoint[] | undefined> =>
      travel ? pairsOf((await graph.read(readNearOutline, { query })).listingSearch.nearOutline) : undefined;
    const reported = (error: unknown): undefined => {
      if (latest) report(error, 'map');
    };
    Promise.all([readPlaces().catch(reported), readReach().catch(reported)]).then(([ground = bare, reach]) => {
      if (latest) setLoaded({ key, ground: { ...ground, reach } });
    }, reported);
    return () => {
      latest = false;
    };
    // `key` covers every field of the search that is used.
    // eslint-disable-next-line react/exhaustive-deps
  }, [graph, report, needed, key]);
  if (!needed) return bare;
  return loaded?.key === key ? loaded.ground : null;
}

const pairsOf = (flat: readonly number[]): MapPoint[] =>
  flat.flatMap((longitude, at) => (at % 2 === 0 ? [[longitude, flat[at + 1] ?? 0] as const] : []));

/** Bounds of all outlines; null when none can be read. */
function unionOf(boundaries: readonly MapBoundary[]): MapBounds | null {
  return boundaries.reduce<MapBounds | null>((all, { geoJson }) => {
    const edges = edgesOf(geoJson);
    if (!all || !edges) return all ?? edges;
    return [
      Math.min(all[0], edges[0]),
      Math.min(all[1], edges[1]),
      Math.max(all[2], edges[2]),
      Math.max(all[3], edges[3]),
    ];
  }, null);
}
