import type { Database } from '../../../platform/database/public.ts';
import { listingRows } from '../listing-row.ts';
import { listingView } from '../view.ts';
import { eventsOf } from './events.ts';
import type { PriceEvent } from './price-event.ts';
import { earlierListingIds, pastPrices } from './store.ts';

/**
 * Asking and final prices of a home, latest first: by this listing and by earlier ones of its address. Empty when the
 * listing hides its price; earlier listings are left out when it hides its address.
 */
export async function priceHistory(database: Database, listingId: number): Promise<PriceEvent[]> {
  const [row] = await listingRows(database, [listingId]);
  if (!row || row.status === 'removed') return [];
  const { priceDetails, address } = listingView(row);
  if (priceDetails.isHidden) return [];
  const before = address.isHidden ? [] : await listingRows(database, await earlierListingIds(database, listingId));
  const past = await pastPrices(
    database,
    [row, ...before].map(({ id }) => id),
  );
  const own = eventsOf(row, past.get(row.id) ?? []);
  // Earlier listings show their final price only: their asking price is of little use now.
  const earlier = before.flatMap((each) =>
    eventsOf(each, past.get(each.id) ?? []).filter(
      ({ kind, price }) => price !== null && (kind === 'sold' || kind === 'leased'),
    ),
  );
  return [...earlier, ...own]
    .map((event, place) => ({ event, place }))
    .toSorted((a, b) => b.event.on.localeCompare(a.event.on) || b.place - a.place)
    .map(({ event }) => event);
}
