import { useServices } from '@verandah/kit';
import type { MapBoundary } from '@verandah/map';
import type { ListingSearch } from '@verandah/market';
import { useEffect, useState } from 'react';
import { readSurrounding } from './queries.ts';

/** Searched suburbs whose neighbours are outlined: around more of them the map would be full of lines. */
const mostPlaces = 3;
const none: readonly MapBoundary[] = [];

/** Outlines of the suburbs around the searched ones, where the search includes them; empty until they have loaded. */
export function useSurrounding({ context, locations, surrounding }: ListingSearch): readonly MapBoundary[] {
  const { graph, report } = useServices();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly boundaries: readonly MapBoundary[] } | null>(
    null,
  );
  const key = context === 'location' && surrounding && locations.length <= mostPlaces ? locations.join(' ') : '';
  useEffect(() => {
    if (!key) return;
    let latest = true;
    const places = key.split(' ');
    // One request for each: together they could exceed the price of one operation.
    Promise.all(places.map((place) => graph.read(readSurrounding, { places: [place] }))).then(
      (responses) => {
        if (!latest) return;
        const found = new Map(
          responses
            .flatMap((response) => response.locations)
            .flatMap(({ surroundingSuburbs }) =>
              surroundingSuburbs.map(({ slug, boundary }) => [slug, boundary] as const),
            ),
        );
        for (const place of places) found.delete(place);
        setLoaded({ key, boundaries: [...found.values()].filter((boundary) => boundary !== null) });
      },
      // The outlines are only a help.
      (error: unknown) => report(error, 'map'),
    );
    return () => {
      latest = false;
    };
  }, [graph, report, key]);
  return key && loaded?.key === key ? loaded.boundaries : none;
}
