import { isTravel, normalNear } from '@verandah/market';
import DataLoader from 'dataloader';
import { builder, type GraphContext } from '../../../platform/graph/public.ts';
import type { Trip } from '../travel/travel-times.ts';
import { Listing } from './listing.ts';
import { NearInput } from './search-inputs.ts';

const made = new WeakMap<GraphContext, DataLoader<Trip, number | null, string>>();

/** One request to the router for the homes of an operation. */
function tripLoader(context: GraphContext): DataLoader<Trip, number | null, string> {
  const known = made.get(context);
  if (known) return known;
  const loader = new DataLoader<Trip, number | null, string>((trips) => context.travelTimes(trips), {
    cacheKeyFn: (trip) => JSON.stringify(trip),
  });
  made.set(context, loader);
  return loader;
}

builder.objectField(Listing, 'travelMinutes', (t) =>
  t.int({
    nullable: true,
    args: { to: t.arg({ type: NearInput, description: 'The point, with minutes and a mode of travel.' }) },
    description:
      'Minutes of travel between the home and a point. Absent for a distance, without a public position, and while travel times are not available.',
    resolve({ address: { latitude, longitude, isApproximate } }, { to }, context) {
      const near = to ? normalNear({ ...to, name: '' }) : undefined;
      if (!isTravel(near) || latitude === null || longitude === null || isApproximate) return null;
      const point = { latitude: near.latitude, longitude: near.longitude };
      return tripLoader(context).load({ point, home: { latitude, longitude }, by: near.by });
    },
  }),
);
