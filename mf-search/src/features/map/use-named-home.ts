import { useServices } from '@verandah/kit';
import type { MapMarker } from '@verandah/map';
import { useEffect, useState } from 'react';
import { readPositions } from './queries.ts';
import { namedView } from './view-address.ts';

/** Opens the card of the home that the address named when the map opened. A home that is gone is passed over. */
export function useNamedHome(open: (marker: MapMarker) => void): void {
  const { graph, report } = useServices();
  const [home] = useState(() => namedView()?.home);
  useEffect(() => {
    if (!home) return;
    let latest = true;
    graph.read(readPositions, { ids: [home], take: 1 }).then(
      ({ listingsById: [listing] }) => {
        if (!latest || !listing) return;
        const { longitude, latitude } = listing.address;
        if (longitude !== null && latitude !== null) open(markerAt(home, [longitude, latitude]));
      },
      (error: unknown) => report(error, 'map'),
    );
    return () => {
      latest = false;
    };
  }, [graph, report, home, open]);
}

/** The marker of a single listing. */
const markerAt = (id: string, at: MapMarker['at']): MapMarker => ({
  kind: 'listing',
  key: id,
  ids: [id],
  count: 1,
  uri: undefined,
  price: undefined,
  low: undefined,
  high: undefined,
  rank: undefined,
  at,
});
