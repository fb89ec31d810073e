import { defaultSort, normaliseSearch, searchedPoint, type ListingSearch, type SearchContext } from '@verandah/market';
import type { PageFlags } from '@verandah/kit';
import { addressOf } from '../filters/filter-address.ts';

/** A searched location, as the box shows it. */
export interface ChosenPlace {
  readonly slug: string;
  readonly label: string;
}

type Where = Partial<Pick<ListingSearch, 'locations' | 'bounds' | 'office' | 'near'>>;

/**
 * The search in another location, with its filters; a point that stands for the location goes with it. The sort order
 * changes to the new context's default if it was the default of its own.
 */
export function searchElsewhere(search: ListingSearch, context: SearchContext, where: Where): ListingSearch {
  const {
    bounds: _bounds,
    centre: _centre,
    zoom: _zoom,
    shape: _shape,
    furtherShapes: _further,
    excludedShapes: _excluded,
    office: _office,
    near,
    ...rest
  } = search;
  const sort =
    search.sort === defaultSort(search.context, search.mode) ? defaultSort(context, search.mode) : search.sort;
  const leavesPoint = searchedPoint(search) && where.locations?.join() !== search.locations.join();
  return normaliseSearch({
    ...rest,
    ...(near && !leavesPoint && { near }),
    context,
    locations: [],
    ...where,
    sort,
    page: 1,
  });
}

/** Address of the search in these locations, with its filters. */
export const inPlaces = (search: ListingSearch, slugs: readonly string[], flags: PageFlags): string =>
  addressOf(searchElsewhere(search, 'location', { locations: slugs }), flags);
