import type { CardListing } from './card-listing.ts';

const day = 86_400_000;
/** A listing counts as new for this long. */
const newFor = 3 * day;
/** An auction later than this is shown with its date besides its weekday. */
const weekdayFor = 6 * day;

export interface CardBadge {
  readonly text: string;
  readonly tone: 'plain' | 'accent' | 'strong';
}

const part = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone }).format(new Date(iso));

/** 'Sat 11:00' within a week, later 'Sat 12 Dec 11:00'; always in the property's own time zone. */
export function auctionTime(iso: string, timeZone: string, now: number): string {
  const clock = part(iso, timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const weekday = part(iso, timeZone, { weekday: 'short' });
  const date = Date.parse(iso) - now <= weekdayFor ? '' : ` ${part(iso, timeZone, { day: 'numeric', month: 'short' })}`;
  return `${weekday}${date} ${clock}`;
}

const onDay = (iso: string, timeZone: string) =>
  part(iso, timeZone, { day: 'numeric', month: 'short', year: 'numeric' });

/** Badges on a card's photograph, at most three, the most urgent first. */
export function cardBadges(listing: CardListing, now: number): CardBadge[] {
  const { timeZone } = listing.address;
  if (listing.statusType === 'sold') {
    const soldOn = listing.saleDetails?.soldOn;
    return [{ text: soldOn ? `Sold ${onDay(soldOn, timeZone)}` : 'Sold', tone: 'strong' }];
  }
  if (listing.statusType === 'leased') {
    const leasedOn = listing.rentalDetails?.leasedOn;
    return [{ text: leasedOn ? `Leased ${onDay(leasedOn, timeZone)}` : 'Leased', tone: 'strong' }];
  }
  const badges: CardBadge[] = [];
  if (listing.saleDetails?.isUnderOffer) badges.push({ text: 'Under offer', tone: 'strong' });
  const age = now - Date.parse(listing.listedAt);
  if (age >= 0 && age < newFor) badges.push({ text: 'New', tone: 'accent' });
  if (listing.priceReducedOn !== null) badges.push({ text: 'Reduced', tone: 'plain' });
  if (listing.auction && Date.parse(listing.auction.startsAt) > now) {
    badges.push({ text: `Auction ${auctionTime(listing.auction.startsAt, timeZone, now)}`, tone: 'plain' });
  }
  return badges.slice(0, 3);
}
