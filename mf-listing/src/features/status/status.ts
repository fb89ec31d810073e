import { formatDay, formatMoney, relativeOrShortDate } from '@verandah/market';
import type { AuctionResult } from '../../graphql.ts';
import type { PageListing } from '../../pages/listing/listing.ts';

/** The listing's state, in words for the top of the page. */
export interface StatusText {
  /** 'For sale', 'Sold', 'No longer for rent' … */
  readonly label: string;
  /** Shown beside the status, never in its place. */
  readonly underOffer: boolean;
  /** Rental only: a deposit has been taken, so it is about to be let. */
  readonly depositTaken: boolean;
  /** 'Sold 14 Nov 2026', if the day is stated. */
  readonly on: string | undefined;
  /** The price, in the form that may be shown. */
  readonly price: string;
  /** It can still be bought or rented. */
  readonly open: boolean;
}

const labels = { buy: 'For sale', rent: 'For rent', sold: 'Sold', leased: 'Leased' } as const;

/** '$1,250,000', '$1,250.50'. */
const formatDollars = (amount: number): string => formatMoney(amount, Number.isInteger(amount) ? 0 : 2);

/**
 * Status type, status and under-offer flag, separately.
 * @param now milliseconds since the epoch
 */
export function statusText(
  { statusType, status, saleDetails, rentalDetails, priceDetails, address }: PageListing,
  now: number,
): StatusText {
  const ended = statusType === 'sold' || statusType === 'leased';
  const open = !ended && status === 'available';
  const day = statusType === 'sold' ? saleDetails?.soldOn : statusType === 'leased' ? rentalDetails?.leasedOn : null;
  const soldPrice = statusType === 'sold' && !priceDetails.isHidden ? saleDetails?.soldPrice : null;
  const text = priceDetails.longDescription || priceDetails.shortDescription;
  return {
    label: ended || open ? labels[statusType] : `No longer ${labels[statusType].toLowerCase()}`,
    underOffer: open && saleDetails?.isUnderOffer === true,
    depositTaken: open && rentalDetails?.isDepositTaken === true,
    on: day ? `${labels[statusType]} ${inSentence(relativeOrShortDate(day, now, address.timeZone))}` : undefined,
    price: soldPrice ? formatDollars(soldPrice) : text || 'Contact agent',
    open,
  };
}

const inSentence = (date: string): string => (/^\d/.test(date) ? date : date.toLowerCase());

/** The bond of a rental and the day it becomes available; empty for other listings. */
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
    ...(bond ? [{ label: 'Bond', text: formatDollars(bond) }] : []),
  ];
}

/** How an auction ended; a sale is the listing's status. */
const auctionEnds: Readonly<Partial<Record<AuctionResult, string>>> = {
  passedIn: 'Passed in',
  passedInVendorBid: 'Passed in on a vendor bid',
  withdrawn: 'Withdrawn from auction',
};

/** Until when offers are taken for a home for sale, and how its auction ended if it wasn't sold. */
export function saleTerms(
  { statusType, status, saleDetails, address: { timeZone } }: PageListing,
  now: number,
): { readonly label: string; readonly text: string }[] {
  if (!saleDetails || statusType !== 'buy' || status !== 'available') return [];
  const { setSaleOn, setSaleAt, auctionResult, auctionedOn } = saleDetails;
  const closes = setSaleAt
    ? formatDay(setSaleAt, timeZone, { time: true })
    : setSaleOn && relativeOrShortDate(setSaleOn, now, timeZone);
  const end = auctionResult && auctionEnds[auctionResult];
  const on = auctionedOn ? ` ${inSentence(relativeOrShortDate(auctionedOn, now, timeZone))}` : '';
  return [
    ...(closes ? [{ label: 'Offers close', text: closes }] : []),
    ...(end ? [{ label: 'Auction', text: `${end}${on}` }] : []),
  ];
}
