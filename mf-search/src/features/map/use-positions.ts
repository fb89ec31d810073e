import { useServices } from '@verandah/kit';
import type { MapPoint } from '@verandah/map';
import { useEffect, useState } from 'react';
import { readPositions } from './queries.ts';

/** Positions of the listings in the list, so that the map can highlight the cluster which contains one. */
export function usePositions(ids: readonly string[]): ReadonlyMap<string, MapPoint> {
  const { graph, report } = useServices();
  const [positions, setPositions] = useState<ReadonlyMap<string, MapPoint>>(new Map());
  const key = ids.join(' ');
  useEffect(() => {
    if (!key) return;
    let latest = true;
    const wanted = key.split(' ');
    graph.read(readPositions, { ids: wanted, take: wanted.length }).then(
      ({ listingsById }) => {
        if (!latest) return;
        setPositions(
          new Map(
            listingsById.flatMap(({ id, address: { longitude, latitude } }) =>
              longitude === null || latitude === null ? [] : [[id, [longitude, latitude] as const] as const],
            ),
          ),
        );
      },
      (error: unknown) => report(error, 'map'),
    );
    return () => {
      latest = false;
    };
  }, [graph, report, key]);
  return positions;
}
