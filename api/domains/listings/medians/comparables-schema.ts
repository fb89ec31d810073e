import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { listingsInOrder } from '../loaders.ts';
import { Listing } from '../schema/listing.ts';

const mostComparables = 20;

builder.objectField(Listing, 'comparables', (t) =>
  t.field({
    type: [Listing],
    args: { take: t.arg.int({ defaultValue: 6 }) },
    description:
      'Comparable sales with public prices within a year in or around the suburb: same suburb first, then most similar, then latest.',
    async resolve({ id }, { take }, { listings, lists, now }) {
      lists.spend();
      const size = sizeWithin('take', take ?? 6, mostComparables);
      const listing = await listings.whole.load(id);
      if (!listing) return [];
      const { locality_id: localityId, property_type: type, bedrooms } = listing.row;
      const today = Math.floor(now.minute / 1440);
      return listingsInOrder(
        listings,
        await listings.lists.load({ kind: 'comparable', id, take: size, localityId, type, bedrooms, today }),
      );
    },
  }),
);
