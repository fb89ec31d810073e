import DataLoader from 'dataloader';
import { badInput, type GraphContext } from '../../../platform/graph/public.ts';
import { findPlaceViews } from '../../geography/locations/public.ts';
import type { Performance } from './agent.ts';
import { officePerformances, readPerformances } from './performance-store.ts';

const made = new WeakMap<GraphContext, Map<string, DataLoader<number, Performance>>>();

/**
 * Figures of agents or offices in one location, or in the whole country: one statement for all of an operation.
 * @param location slug of a suburb, region, state or postcode
 */
export function performanceLoader(
  context: GraphContext,
  who: 'agent' | 'office',
  location: string | null,
): DataLoader<number, Performance> {
  const loaders = made.get(context) ?? new Map<string, DataLoader<number, Performance>>();
  made.set(context, loaders);
  const key = `${who} ${location ?? ''}`;
  const known = loaders.get(key);
  if (known) return known;
  if (location !== null) context.lists.spend();
  const loader = new DataLoader<number, Performance>(async (ids) => {
    const [place] =
      location === null ? [null] : await findPlaceViews(context.database, [location], false, context.suburbs);
    if (place === undefined) throw badInput(`location: there is no “${location?.slice(0, 100)}”.`);
    const read = who === 'agent' ? readPerformances : officePerformances;
    const found = await read(context.database, ids, context.now, place?.scope ?? null);
    return ids.map((id) => found.get(id) ?? new Error(`The figures of ${who} ${id} are missing.`));
  });
  loaders.set(key, loader);
  return loader;
}
