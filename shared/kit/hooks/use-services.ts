import { useContext } from 'react';
import { NowContext, ServicesContext } from '../services.ts';
import type { Services } from '../services.ts';

/**
 * Data, bus, session and navigation of this visit.
 * @throws {Error} outside an area
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within an area.');
  return services;
}

/**
 * Milliseconds since 1970 for the texts of a page; use it instead of Date.now() while rendering. It begins at the time
 * at which the server rendered the page and catches up with the present once the page runs.
 */
export const useNow = (): number => useContext(NowContext);
