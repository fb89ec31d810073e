import { useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { readNames, type NamedListing } from './queries.ts';

/**
 * Addresses of the listings in the list of markers, requested once each while the list is open. A listing whose request
 * fails has none.
 */
export function useNames(ids: readonly string[]): ReadonlyMap<string, NamedListing> {
  const { graph, report } = useServices();
  const [names, setNames] = useState<ReadonlyMap<string, NamedListing>>(new Map());
  const key = ids.filter((id) => !names.has(id)).join(' ');
  useEffect(() => {
    if (!key) return;
    let latest = true;
    const missing = key.split(' ');
    graph.read(readNames, { ids: missing, take: missing.length }).then(
      ({ listingsById }) => {
        if (latest)
          setNames((before) => new Map([...before, ...listingsById.map((listing) => [listing.id, listing] as const)]));
      },
      (error: unknown) => report(error, 'map'),
    );
    return () => {
      latest = false;
    };
  }, [graph, report, key]);
  return names;
}
