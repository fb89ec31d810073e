import DataLoader from 'dataloader';
import type { GraphContext } from '../../../platform/graph/public.ts';
import type { Licence } from './licences/licence.ts';
import { licencesOf } from './licences/store.ts';
import { officeListingCounts, officePlaces, type ModeCounts, type OfficePlace } from './office-store.ts';

/** Look-ups of one operation: a list of offices costs one statement per kind. */
export interface OfficeLoaders {
  readonly place: DataLoader<number, OfficePlace | null>;
  readonly counts: DataLoader<number, ModeCounts>;
  readonly licences: DataLoader<number, readonly Licence[]>;
}

const made = new WeakMap<GraphContext, OfficeLoaders>();
const none: ModeCounts = { buy: 0, rent: 0, sold: 0, leased: 0 };

export function officeLoaders(context: GraphContext): OfficeLoaders {
  const known = made.get(context);
  if (known) return known;
  const { database } = context;
  const loaders: OfficeLoaders = {
    place: new DataLoader(async (ids) => {
      const places = await officePlaces(database, ids);
      return ids.map((id) => places.get(id) ?? null);
    }),
    counts: new DataLoader(async (ids) => {
      const counts = await officeListingCounts(database, ids);
      return ids.map((id) => counts.get(id) ?? none);
    }),
    licences: new DataLoader(async (ids) => {
      const licences = await licencesOf(database, ids);
      return ids.map((id) => licences.get(id) ?? []);
    }),
  };
  made.set(context, loaders);
  return loaders;
}
