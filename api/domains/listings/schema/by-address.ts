import { parseAddress, toListingSearchQuery, type ListingSearch } from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import { badInput, builder, readingInput } from '../../../platform/graph/public.ts';
import { findPlaceViews } from '../../geography/locations/public.ts';
import { findForPage } from './queries.ts';
import { SearchParams, type SearchParamsView } from './search-params.ts';
import { ListingSearchResult } from './search-result.ts';

const longestAddress = 4096;

/** The search of a results page's address; undefined for any other page. */
function searchOf(uri: string): ListingSearch | undefined {
  if (uri.length > longestAddress)
    throw badInput(`uri: has ${uri.length} characters; an address has at most ${longestAddress}.`);
  const parsed = parseAddress(uri);
  return parsed.kind === 'search' ? parsed.search : undefined;
}

/** A search in responses: its locations with id and name if they exist. */
async function paramsOf(database: Database, search: ListingSearch): Promise<SearchParamsView> {
  const {
    locationSearchContext: { searchLocations: wanted, ...context },
    ...query
  } = toListingSearchQuery(search);
  if (wanted === undefined) return { ...query, locationSearchContext: context };
  const places = new Map((await findPlaceViews(database, search.locations, false)).map((place) => [place.slug, place]));
  const searchLocations = search.locations.map((slug) => {
    const place = places.get(slug);
    return {
      id: place?.localityId === null || place === undefined ? null : String(place.localityId),
      slug,
      name: place?.name ?? null,
      stateCode: place?.stateCode ?? null,
    };
  });
  return { ...query, locationSearchContext: { ...context, searchLocations } };
}

builder.queryField('searchParams', (t) =>
  t.field({
    type: SearchParams,
    nullable: true,
    args: { uri: t.arg.string({ required: true, description: "Address of a search, without the site's name." }) },
    description:
      'The search of a results page, by its path and query; null if the address is not a search. Invalid parts are ignored.',
    resolve: (_, { uri }, { database }) => {
      const search = searchOf(uri);
      return search ? paramsOf(database, search) : null;
    },
  }),
);

builder.queryField('listingsByUri', (t) =>
  t.field({
    type: ListingSearchResult,
    nullable: true,
    args: { uri: t.arg.string({ required: true, description: "Address of a search, without the site's name." }) },
    description: 'The listings of a results page, by its path and query; null if the address is not a search.',
    resolve: (_, { uri }, context, info) => {
      const search = searchOf(uri);
      return search ? readingInput(() => findForPage(toListingSearchQuery(search), context, info)) : null;
    },
  }),
);
