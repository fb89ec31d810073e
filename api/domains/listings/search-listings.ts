import { pageSize, type Pagination } from '@verandah/market';
import type { Database } from '../../platform/database/public.ts';
import type { Moment } from '../../platform/moment.ts';
import type { GraphContext } from '../../platform/graph/public.ts';
import { searchListings } from './search/plan.ts';
import type { UnknownPlaces } from './search/places.ts';
import { paging, readSearch } from './search/read-search.ts';
import type { SearchInput } from './search/search-input.ts';
import type { SearchRequest, SearchWants } from './search/search-request.ts';
import type { SearchResponse } from './search/search-response.ts';
import type { TravelAreas } from './travel/travel-areas.ts';

/** A search with its result. */
export interface SearchFound {
  readonly request: SearchRequest;
  readonly response: SearchResponse;
  readonly pagination: Pagination;
}

/**
 * Validates a search and computes its selected parts.
 * @param context of the operation, which looks each suburb up once and caches what changes seldom
 * @throws {BadSearch} @throws {Refusal} as `readSearch`
 */
export async function findListings(
  database: Database,
  input: SearchInput,
  wants: SearchWants,
  now: Moment,
  travelAreas?: TravelAreas,
  context?: Pick<GraphContext, 'cachedEntities' | 'suburbs'>,
  unknownPlaces?: UnknownPlaces,
): Promise<SearchFound> {
  const request = await readSearch(database, input, { travelAreas, suburbs: context?.suburbs, unknownPlaces });
  const response = await searchListings(database, request, wants, now, context?.cachedEntities);
  const { skip, take } = request;
  const size = take || pageSize;
  return {
    request,
    response,
    pagination: {
      currentPage: Math.floor(skip / size) + 1,
      totalPages: Math.min(Math.ceil(response.total / size), Math.floor(paging.mostSkip / size) + 1),
      skip,
      take,
      pageSize: size,
    },
  };
}
