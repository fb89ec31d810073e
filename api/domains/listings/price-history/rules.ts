import type { WholeListing } from '../listing-row.ts';
import { listingsOf, type ListingLoaders } from '../loaders.ts';
import { listingView } from '../view.ts';
import { eventsOf } from './events.ts';
import type { PriceEvent } from './price-event.ts';

/**
 * Asking and final prices of a home, latest first: by this listing and by earlier ones of its address. Empty when the
 * listing hides its price; earlier listings are left out when it hides its address.
 */
export async function priceHistory(loaders: ListingLoaders, listingId: number): Promise<PriceEvent[]> {
  const own = await loaders.whole.load(listingId);
  if (!own || own.row.status === 'removed') return [];
  const { priceDetails, address } = listingView(own.row);
  if (priceDetails.isHidden) return [];
  const before: readonly WholeListing[] = address.isHidden
    ? []
    : await listingsOf(loaders, await loaders.lists.load({ kind: 'earlier', id: listingId }));
  // Earlier listings show their final price only: their asking price is of little use now.
  const earlier = before.flatMap((each) =>
    eventsOf(each.row, each.pastPrices).filter(
      ({ kind, price }) => price !== null && (kind === 'sold' || kind === 'leased'),
    ),
  );
  return latestFirst([...earlier, ...eventsOf(own.row, own.pastPrices)]);
}

/**
 * Sales and leases of an address, latest first, and the asking price of the latest: by these listings of it. A price
 * that is hidden is null.
 * @param listingIds all with a shown address, the latest first
 */
export async function addressHistory(loaders: ListingLoaders, listingIds: readonly number[]): Promise<PriceEvent[]> {
  const shown = (await listingsOf(loaders, listingIds)).filter(
    ({ row }) => row.status !== 'removed' && !listingView(row).address.isHidden,
  );
  return latestFirst(
    shown.flatMap(({ row, pastPrices }) =>
      eventsOf(row, pastPrices).filter(
        ({ kind, price }) => kind === 'sold' || kind === 'leased' || (row.id === listingIds[0] && price !== null),
      ),
    ),
  );
}

/** Of events on one day the later in the list is the later one. */
const latestFirst = (events: readonly PriceEvent[]): PriceEvent[] =>
  events
    .map((event, place) => ({ event, place }))
    .toSorted((a, b) => b.event.on.localeCompare(a.event.on) || b.place - a.place)
    .map(({ event }) => event);
