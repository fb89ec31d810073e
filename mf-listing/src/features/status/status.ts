import { formatMoney, relativeOrShortDate } from '@verandah/market';
import type { PageListing } from '../../pages/listing/listing.ts';

/** What the top of the page says of a listing's state. */
export interface StatusText {
  /** 'For sale', 'Sold', 'No longer for rent' … */
  readonly label: string;
  /** Under offer is said beside the status, never in its place. */
  readonly underOffer: boolean;
  /** 'Sold 14/11/2026', when the day is known. */
  readonly on: string | undefined;
  /** The large line: the price as it may be shown. */
  readonly price: string;
  /** It can still be bought or rented. */
  readonly open: boolean;
}

const labels = { buy: 'For sale', rent: 'For rent', sold: 'Sold', leased: 'Leased' } as const;

/** '$1,250,000', '$1,250.50'. */
const dollars = (amount: number): string => formatMoney(amount, Number.isInteger(amount) ? 0 : 2);

/** Status type, status and under-offer flag, each for itself. `now` in milliseconds. */
export function statusText(
  { statusType, status, saleDetails, rentalDetails, priceDetails, address }: PageListing,
  now: number,
): StatusText {
  const ended = statusType === 'sold' || statusType === 'leased';
  const open = !ended && status === 'available';
  const day = statusType === 'sold' ? saleDetails?.soldOn : statusType === 'leased' ? rentalDetails?.leasedOn : null;
  const known = statusType === 'sold' && !priceDetails.isHidden ? saleDetails?.soldPrice : null;
  const said = priceDetails.longDescription || priceDetails.shortDescription;
  return {
    label: ended || open ? labels[statusType] : `No longer ${labels[statusType].toLowerCase()}`,
    underOffer: open && saleDetails?.isUnderOffer === true,
    on: day ? `${labels[statusType]} ${inSentence(relativeOrShortDate(day, now, address.timeZone))}` : undefined,
    price: known ? dollars(known) : said || 'Contact agent',
    open,
  };
}

const inSentence = (date: string): string => (/^\d/.test(date) ? date : date.toLowerCase());

/** Bond and the day from which a rental is free; empty for anything else. */
export function rentalTerms(
  { statusType, rentalDetails, address }: PageListing,
  now: number,
): { readonly label: string; readonly text: string }[] {
  if (!rentalDetails || statusType !== 'rent') return [];
  const { bond, availableOn } = rentalDetails;
  const from = availableOn ? relativeOrShortDate(availableOn, now, address.timeZone) : '';
  const past = availableOn ? Date.parse(availableOn) <= now : false;
  return [
    ...(from ? [{ label: 'Available', text: past ? 'Now' : from }] : []),
    ...(bond ? [{ label: 'Bond', text: dollars(bond) }] : []),
  ];
}
