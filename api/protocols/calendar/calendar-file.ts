import { addressText, listingAddress } from '@verandah/market';
import ICAL from 'ical.js';
import type { InspectionView, ListingView } from '../../domains/listings/public.ts';

/** Something at a home that a visitor can put into their calendar. Times are ISO 8601 in UTC. */
export interface CalendarEntry {
  readonly kind: 'inspection' | 'auction';
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Assumed duration of an auction in milliseconds: listings have none. */
const auctionLasts = 30 * 60_000;

/** Upcoming inspections and the auction, soonest first; none if the home is no longer on offer. */
export function calendarEntries(
  listing: Pick<ListingView, 'status' | 'auction'>,
  inspections: readonly InspectionView[],
  now: number,
): CalendarEntry[] {
  if (listing.status !== 'available') return [];
  const auction = listing.auction && {
    kind: 'auction' as const,
    startsAt: listing.auction.startsAt,
    endsAt: new Date(Date.parse(listing.auction.startsAt) + auctionLasts).toISOString(),
  };
  return [
    ...inspections.map(({ startsAt, endsAt }) => ({ kind: 'inspection' as const, startsAt, endsAt })),
    ...(auction ? [auction] : []),
  ]
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

interface CalendarFile {
  readonly listing: Pick<ListingView, 'id' | 'uri' | 'address' | 'canonicalUri'>;
  readonly officeName: string;
  readonly entries: readonly CalendarEntry[];
  readonly publicUrl: string;
  /** Milliseconds. */
  readonly now: number;
}

const words = { inspection: 'Inspection', auction: 'Auction' } as const;

/**
 * An iCalendar file (RFC 5545). Times are in UTC, which every calendar shows on its owner's clock. A hidden address is
 * not in it: its events are at "this property" of the suburb.
 */
export function calendarFile({ listing, officeName, entries, publicUrl, now }: CalendarFile): string {
  const { address } = listing;
  const { host } = new URL(publicUrl);
  const url = new URL(listingAddress(listing.canonicalUri), publicUrl).href;
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Verandah//Inspections//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  const time = (iso: string): InstanceType<typeof ICAL.Time> => ICAL.Time.fromJSDate(new Date(iso), true);
  const subject = address.isHidden ? `a home in ${address.suburb}` : address.street;
  for (const { kind, startsAt, endsAt } of entries) {
    const event = new ICAL.Component('vevent');
    event.updatePropertyWithValue('uid', `${kind}-${listing.id}-${Date.parse(startsAt)}@${host}`);
    event.updatePropertyWithValue('dtstamp', time(new Date(now).toISOString()));
    event.updatePropertyWithValue('dtstart', time(startsAt));
    event.updatePropertyWithValue('dtend', time(endsAt));
    event.updatePropertyWithValue('summary', `${words[kind]}: ${subject}`);
    event.updatePropertyWithValue('location', addressText(address));
    event.updatePropertyWithValue('description', `${officeName}\n${url}`);
    event.updatePropertyWithValue('url', url);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
