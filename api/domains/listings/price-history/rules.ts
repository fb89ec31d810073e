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

/**
 * Sales and leases of an address, latest first, and what was asked for the latest: by these listings of it. A price that
 * is hidden is null.
 * @param listingIds all with a shown address, the latest first
 */
export async function addressHistory(database: Database, listingIds: readonly number[]): Promise<PriceEvent[]> {
  const rows = (await listingRows(database, listingIds)).filter(
    (row) => row.status !== 'removed' && !listingView(row).address.isHidden,
  );
  const past = await pastPrices(
    database,
    rows.map(({ id }) => id),
  );
  return rows
    .flatMap((row) =>
      eventsOf(row, past.get(row.id) ?? []).filter(
        ({ kind, price }) => kind === 'sold' || kind === 'leased' || (row.id === listingIds[0] && price !== null),
      ),
    )
    .map((event, place) => ({ event, place }))
    .toSorted((a, b) => b.event.on.localeCompare(a.event.on) || b.place - a.place)
    .map(({ event }) => event);
}
