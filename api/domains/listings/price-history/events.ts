import { localDate } from '@verandah/market';
import { shownPrice, type ShownPrice } from '../price.ts';
import type { ListingRow } from '../listing-row.ts';
import { listingView } from '../view.ts';
import type { PastPrice } from './past-price.ts';
import type { PriceEvent } from './price-event.ts';

/**
 * The prices of a listing while it was on offer, and its final price, earliest first. Prices that are hidden now, or
 * that the state's law forbids now, are omitted.
 * @param past earliest first
 */
export function eventsOf(row: ListingRow, past: readonly PastPrice[]): PriceEvent[] {
  const {
    address: { timeZone },
    priceDetails,
    statusType,
  } = listingView(row);
  const day = (time: Date): string => localDate(time.getTime(), timeZone);
  const requested = (price: Pick<PastPrice, 'search_price' | 'price_text'>): ShownPrice =>
    shownPrice({
      statusType: row.listing_class === 'rental' ? 'rent' : 'buy',
      stateCode: row.state_code,
      auction: row.auction_at !== null,
      searchPrice: price.search_price,
      priceText: price.price_text,
      priceVisible: row.price_visible && !priceDetails.isHidden,
      completedPrice: null,
      completedPriceVisible: false,
    });
  const events: PriceEvent[] = [];
  let since = row.listed_at;
  for (const price of [...past, { ...row, until: null }]) {
    const { long, amount } = requested(price);
    const last = events.at(-1);
    if (!last)
      events.push({
        on: day(since),
        kind: 'listed',
        price: amount === undefined ? null : long,
        amount: amount ?? null,
      });
    else if (amount !== undefined && long !== last.price)
      events.push({ on: day(since), kind: 'changed', price: long, amount });
    since = price.until ?? since;
  }
  if ((statusType === 'sold' || statusType === 'leased') && row.completed_on !== null) {
    const { longDescription, isHidden } = priceDetails;
    const amount = isHidden ? null : row.completed_price_visible ? row.completed_price : row.search_price;
    events.push({ on: row.completed_on, kind: statusType, price: isHidden ? null : longDescription, amount });
  }
  return events;
}
