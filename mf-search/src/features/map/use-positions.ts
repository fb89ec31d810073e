import { useQuery } from '@verandah/areas/graph';
import { useServices } from '@verandah/kit';
import type { MapPoint } from '@verandah/map';
import { useEffect, useMemo } from 'react';
import { readPositions } from './queries.ts';

/** Positions of the listings in the list, so that the map can highlight the cluster which contains one. */
export function usePositions(ids: readonly string[]): ReadonlyMap<string, MapPoint> {
  const { report } = useServices();
  const [{ data, error }] = useQuery({
    query: readPositions,
    variables: { ids, take: ids.length },
    pause: ids.length === 0,
  });
  useEffect(() => {
    if (error !== undefined) report(error, 'map');
  }, [error, report]);
  return useMemo(
    () =>
      new Map(
        data?.listingsById.flatMap(({ id, address: { longitude, latitude } }) =>
          longitude === null || latitude === null ? [] : [[id, [longitude, latitude] as const] as const],
        ),
      ),
    [data],
  );
}
