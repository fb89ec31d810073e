import {
  contactAgent,
  forbidsGuide,
  type PriceColumns,
  priceLawBreach,
  type PriceLawBreach,
} from '../../listings/public.ts';
import type { FeedRecord } from '../map/record.ts';
import { placeWithin, type FeedElement } from '../read/element.ts';
import { feedKinds } from '../read/kinds.ts';
import { makeNote, type Note } from '../report/note.ts';
import type { ListingPlace } from './place.ts';

const codes = {
  'qld-auction-guide': 'law-qld-auction-guide',
  'range-over-10-percent': 'law-range-over-10-percent',
  'vic-open-ended': 'law-vic-open-ended',
  'rent-not-fixed': 'law-rent-not-fixed',
} as const satisfies Record<PriceLawBreach['rule'], string>;

/** Whether the property goes to auction; a date alone is enough to be careful. */
const isAuction = (record: FeedRecord): boolean =>
  record.authority === 'auction' || (record.auction !== undefined && record.auction !== null);

/** Minimum price in dollars that other sites accept, and minimum rent in dollars a week: less means no price. */
const leastPrice = 2901;
const leastRent = 50;

/** A price, or null if it is implausibly low. */
export const acceptedPrice = (amount: number | null, rental: boolean): number | null =>
  amount !== null && amount >= (rental ? leastRent : leastPrice) ? amount : null;

/**
 * The price that searches compare, apart from the one that visitors read. Hidden prices have no text, and a text that
 * the law of the state forbids is replaced, never by a figure; the listing stays.
 */
export function priceColumns(
  record: FeedRecord,
  place: ListingPlace | null,
  at: FeedElement,
  notes: Note[],
): PriceColumns {
  const rental = feedKinds[record.kind].listingClass === 'rental';
  const figure = (rental ? record.rent?.weekly : record.price?.amount) ?? null;
  const searchPrice = acceptedPrice(figure, rental);
  if (figure !== searchPrice && record.status === 'current')
    notes.push(makeNote('price-too-low', placeWithin(at, rental ? 'rent' : 'price'), String(figure)));
  const visible = (rental ? record.rent?.visible : record.price?.visible) ?? false;
  const text = record.priceView ?? '';
  const offer = { stateCode: place?.stateCode ?? null, rental, auction: isAuction(record) };
  const breach = text === '' ? undefined : priceLawBreach(text, offer);
  if (record.status === 'current' && breach !== undefined)
    notes.push(makeNote(codes[breach.rule], placeWithin(at, 'priceView'), text));
  if (forbidsGuide(offer)) {
    if (record.status === 'current' && visible && breach === undefined)
      notes.push(makeNote('law-qld-auction-guide', placeWithin(at, 'price')));
    return { search_price: searchPrice, price_visible: false, price_text: null };
  }
  return {
    search_price: searchPrice,
    price_visible: visible,
    price_text: visible && text !== '' ? (breach === undefined ? text : contactAgent) : null,
  };
}
