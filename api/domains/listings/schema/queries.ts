import { stateByCode } from '@verandah/market';
import type { GraphQLResolveInfo } from 'graphql';
import type { PageReads } from '../../../platform/changes/public.ts';
import {
  badInput,
  builder,
  type GraphClient,
  type GraphContext,
  isSelected,
  readingInput,
  sizeWithin,
} from '../../../platform/graph/public.ts';
import { numericId } from '../../../platform/parse-id.ts';
import { listingsInOrder } from '../loaders.ts';
import type { ListingView } from '../listing-view.ts';
import { findListings, type SearchFound } from '../search-listings.ts';
import type { UnknownPlaces } from '../search/places.ts';
import type { SearchInput } from '../search/search-input.ts';
import type { SearchWants } from '../search/search-request.ts';
import { TravelModeEnum } from './enums.ts';
import { Listing } from './listing.ts';
import { ListingSearchQuery, ListingsHomepageQuery } from './search-inputs.ts';
import { ListingSearchResult } from './search-result.ts';

/** Only the selected fields are computed: a count alone, or the markers alone, cost little. */
export function wantsOf(info: GraphQLResolveInfo): SearchWants {
  const facet = (name: string) => isSelected(info, 'aggregations', name);
  return {
    results: isSelected(info, 'results') || isSelected(info, 'keywordExcerpts'),
    total: isSelected(info, 'total') || isSelected(info, 'pagination'),
    exactTotal: isSelected(info, 'exactTotal'),
    facets: ['beds', 'baths', 'cars', 'propertyTypes', 'priceHistogram'].some(facet),
    auctionDates: facet('auctionDates'),
    inspectionDates: facet('inspectionDates'),
    traits: facet('traits') || facet('listedWithin'),
    median: isSelected(info, 'prices', 'filtered', 'median'),
    markers: isSelected(info, 'markers'),
    relaxations: isSelected(info, 'relaxations') || isSelected(info, 'relaxedPairs'),
  };
}

/** Runs a search and records which listings its response depends on. */
export async function findForPage(
  query: SearchInput,
  context: GraphContext,
  info: GraphQLResolveInfo,
  unknownPlaces?: UnknownPlaces,
): Promise<SearchFound> {
  const { database, now, reads, travelAreas } = context;
  const found = await findListings(database, query, wantsOf(info), now, travelAreas, context, unknownPlaces);
  const { area } = found.request;
  if (area.kind === 'places' && area.regionIds.length + area.stateCodes.length + area.postcodes.length === 0)
    reads.addListingsNear(area.localityIds);
  else reads.add(['listings']);
  return found;
}

/** Whether the site's own pages call, of this or an earlier release: their searches are read from addresses. */
const isOwnPage = ({ name }: GraphClient): boolean => name === 'web' || name === 'ssr-web';

/** The listing's page shows similar listings, neighbours and nearby sales. */
function noteListing(listing: ListingView | null, reads: PageReads): ListingView | null {
  if (listing?.localityId) reads.addListingsNear([listing.localityId]);
  else reads.add(['listings']);
  return listing;
}

builder.queryField('listingSearch', (t) =>
  t.field({
    type: ListingSearchResult,
    args: { query: t.arg({ type: ListingSearchQuery, required: true, description: 'What to search for.' }) },
    description: 'Searches for listings. A location that does not exist is an error.',
    resolve: (_, { query }, context, info) =>
      readingInput(() => findForPage(query, context, info, isOwnPage(context.client) ? 'pass-over' : 'refuse')),
  }),
);

builder.queryField('listing', (t) =>
  t.field({
    type: Listing,
    nullable: true,
    description: 'A listing by id; null for one that does not exist or is not published.',
    args: { id: t.arg.id({ required: true, description: 'ID of the listing.' }) },
    resolve: async (_, { id }, { listings, reads }) => {
      const number = numericId(id);
      return number === undefined ? null : noteListing(await listings.listing.load(number), reads);
    },
  }),
);

builder.queryField('listingByUri', (t) =>
  t.field({
    type: Listing,
    nullable: true,
    args: { uri: t.arg.string({ required: true, description: 'Name of the listing in addresses.' }) },
    description:
      'A listing by its current or a former uri. For a former one, `canonicalUri` differs from the argument.',
    resolve: async (_, { uri }, { listings, reads }) => noteListing(await listings.byUri.load(uri), reads),
  }),
);

builder.queryField('travelModes', (t) =>
  t.field({
    type: [TravelModeEnum],
    description: 'Modes of travel for searches near a point; empty if travel times are not available.',
    resolve: (_, __, { travelAreas }) => [...travelAreas.modes],
  }),
);

const mostAtOnce = 100;

builder.queryField('listingsById', (t) =>
  t.field({
    type: [Listing],
    args: {
      listingIds: t.arg.idList({ required: true, description: 'IDs of the listings.' }),
      take: t.arg.int({ defaultValue: 25 }),
      skip: t.arg.int({ defaultValue: 0 }),
    },
    description: 'Listings by ID, in the order of the argument, at most 100 at once. Unknown IDs are skipped.',
    resolve: (_, { listingIds, take, skip }, { listings }) => {
      const from = sizeWithin('skip', skip ?? 0, Number.MAX_SAFE_INTEGER);
      const ids = [...new Set(listingIds.map(numericId).filter((id) => id !== undefined))];
      return listingsInOrder(listings, ids.slice(from, from + sizeWithin('take', take ?? 25, mostAtOnce)));
    },
  }),
);

builder.queryField('listingsHomepage', (t) =>
  t.field({
    type: [Listing],
    args: {
      query: t.arg({ type: ListingsHomepageQuery, description: 'Which listings; by default all for sale.' }),
      maxAge: t.arg.int({ description: 'Maximum age of the listings in days.' }),
    },
    description: 'Listings for the home page: the highest tiers, newest first.',
    resolve: async (_, { query, maxAge }, { listings, now }) => {
      const stateCode = query?.stateCode ?? undefined;
      if (stateCode !== undefined && !stateByCode(stateCode))
        throw badInput(
          `query.stateCode: "${stateCode.slice(0, 10)}" is not a state; use one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA.`,
        );
      return listingsInOrder(
        listings,
        await listings.lists.load({
          kind: 'featured',
          statusType: query?.statusType ?? 'buy',
          stateCode,
          take: sizeWithin('query.take', query?.take ?? 12, mostAtOnce),
          listedSince:
            maxAge === null || maxAge === undefined ? 0 : now.minute - sizeWithin('maxAge', maxAge, 36_500) * 1440,
        }),
      );
    },
  }),
);
