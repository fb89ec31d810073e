import {
  badInput,
  builder,
  connectionArgs,
  connectionType,
  readingInput,
  sliceOf,
  wantedOf,
} from '../../../platform/graph/public.ts';
import { mostId } from '../../../platform/keyset.ts';
import { listingsInOrder } from '../loaders.ts';
import { listingsAfter } from '../listings-after.ts';
import { readFilters } from '../search/read-filters.ts';
import { isPublicSort, publicSorts, type PublicSort } from '../search/sorts.ts';
import { Listing } from './listing.ts';
import { ListingSearchQuery } from './search-inputs.ts';

/** The largest numbers of a place in an order. */
const placeIn = (sort: PublicSort): number[] =>
  sort === 'newest' || sort === 'oldest' ? [mostId, mostId] : [mostId, mostId, mostId];

const ListingConnection = connectionType('Listing', Listing);

builder.queryField('listingsConnection', (t) =>
  t.field({
    type: ListingConnection,
    args: {
      query: t.arg({ type: ListingSearchQuery, required: true, description: 'What to search for; without `paging`.' }),
      ...connectionArgs,
    },
    description: `Search results by cursor, without a depth limit. Supports the orders ${publicSorts.join(', ')}; use listingSearch for other orders and numbered pages. Listings in the named suburbs are not sorted before others.`,
    resolve: (_, { query, ...given }, context) =>
      readingInput(async () => {
        const { sort } = readFilters(query);
        if (!isPublicSort(sort)) throw badInput(`query.sortBy: must be one of ${publicSorts.join(', ')} for cursors.`);
        if (query.paging) throw badInput('query.paging: use first and after.');
        const wanted = wantedOf(`listings ${query.statusType} ${sort}`, placeIn(sort), given);
        const { database, now, travelAreas, listings, reads } = context;
        reads.add(['listings']);
        const found = await listingsAfter(database, { ...query, sortBy: sort }, wanted, now, travelAreas);
        const keys = new Map(found.places.map((place) => [place.at(-1), place]));
        const homes = await listingsInOrder(listings, [...keys.keys()].map(Number));
        return sliceOf(
          wanted,
          homes.map((item) => ({ item, keys: keys.get(item.id) ?? [] })),
          found.count,
        );
      }),
  }),
);
