import type { ListingStatusType } from '../vocabulary/modes.ts';
import { defaultSort } from '../vocabulary/sorts.ts';
import { isRental } from '../prices/limits.ts';
import type { ListingSearch } from './listing-search.ts';
import { normaliseSearch } from './normalise-search.ts';

/**
 * The same search in another mode, from its first page: location and filters stay, what the mode lacks is dropped and
 * a price that is in other money (dollars against dollars per week).
 */
export function switchMode(search: ListingSearch, mode: ListingStatusType): ListingSearch {
  const sameMoney = isRental(search.mode) === isRental(mode);
  const wasDefault = search.sort === defaultSort(search.context, search.mode);
  return normaliseSearch({
    ...search,
    mode,
    price: sameMoney ? search.price : {},
    sort: wasDefault ? defaultSort(search.context, mode) : search.sort,
    page: search.mode === mode ? search.page : 1,
  });
}
