import { useBusValue, useServices } from '@verandah/kit';
import { useEffect } from 'react';
import { nextVisit } from './next-visit.ts';

/**
 * When this browser was here before its present visit, milliseconds since 1970; undefined at the first visit, on the
 * server and during hydration. Each page of results continues the visit.
 * @param page changes with each page of results
 */
export function useLastVisit(page: unknown): number | undefined {
  const { bus } = useServices();
  useEffect(() => bus.publish('visit', nextVisit(bus.last('visit'), Date.now())), [bus, page]);
  return useBusValue('visit')?.previous;
}
