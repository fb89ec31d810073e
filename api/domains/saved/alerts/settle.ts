import { toListingSearchQuery, type ListingSearch } from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import { momentAt } from '../../../platform/moment.ts';
import { findListings, wantsNothing, type TravelAreas } from '../../listings/public.ts';
import { deriveAlert } from './derive.ts';
import { setCover } from './store.ts';

/**
 * Derives the alert's matching columns, and shows the first home of the search until another one matches.
 * @throws {Refusal} unavailable, if a travel time can't be computed
 */
export async function settleAlert(
  database: Database,
  alertId: number,
  search: ListingSearch,
  travelAreas: TravelAreas | undefined,
): Promise<void> {
  await deriveAlert(database, alertId, search, travelAreas);
  const { response } = await findListings(
    database,
    { ...toListingSearchQuery(search), paging: { take: 1 } },
    { ...wantsNothing, results: true },
    momentAt(Date.now()),
    travelAreas,
  );
  await setCover(database, alertId, response.ids[0] ?? null);
}
