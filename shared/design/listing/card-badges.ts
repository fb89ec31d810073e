import { formatDate, formatDay } from '@verandah/market';
import type { CardListing } from './card-listing.ts';

const day = 86_400_000;
/** A listing counts as new for this long. */
const newFor = 3 * day;

export interface CardBadge {
  readonly text: string;
  readonly tone: 'plain' | 'accent' | 'strong';
}

/**
 * Badges on a card's photograph, at most three, the most urgent first.
 * @param newSinceVisit whether it was listed after the visitor's last visit
 */
export function cardBadges(listing: CardListing, now: number, newSinceVisit = false): CardBadge[] {
  const { timeZone } = listing.address;
  if (listing.statusType === 'sold') {
    const soldOn = listing.saleDetails?.soldOn;
    return [{ text: soldOn ? `Sold ${formatDate(soldOn, timeZone)}` : 'Sold', tone: 'strong' }];
  }
  if (listing.statusType === 'leased') {
    const leasedOn = listing.rentalDetails?.leasedOn;
    return [{ text: leasedOn ? `Leased ${formatDate(leasedOn, timeZone)}` : 'Leased', tone: 'strong' }];
  }
  const badges: CardBadge[] = [];
  if (listing.saleDetails?.isUnderOffer) badges.push({ text: 'Under offer', tone: 'strong' });
  const age = now - Date.parse(listing.listedAt);
  if (newSinceVisit) badges.push({ text: 'New since your last visit', tone: 'accent' });
  else if (age >= 0 && age < newFor) badges.push({ text: 'New', tone: 'accent' });
  if (listing.priceReducedOn !== null) badges.push({ text: 'Reduced', tone: 'plain' });
  if (listing.auction && Date.parse(listing.auction.startsAt) > now) {
    badges.push({ text: `Auction ${formatDay(listing.auction.startsAt, timeZone, { time: true })}`, tone: 'plain' });
  }
  return badges.slice(0, 3);
}
