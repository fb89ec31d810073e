import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { listingsInOrder } from '../loaders.ts';
import { Listing } from '../schema/listing.ts';
import { comparableIds } from './comparables.ts';

const mostComparables = 20;

builder.objectField(Listing, 'comparables', (t) =>
  t.field({
    type: [Listing],
    args: { take: t.arg.int({ defaultValue: 6 }) },
    description:
      'Homes of its kind that were sold within a year in the suburb or around it, with their price shown: the suburb first, then the most alike, then the latest.',
    async resolve({ id }, { take }, { database, listings, lists, now }) {
      lists.spend();
      return listingsInOrder(
        listings,
        await comparableIds(
          database,
          id,
          sizeWithin('take', take ?? 6, mostComparables),
          Math.floor(now.minute / 1440),
        ),
      );
    },
  }),
);
