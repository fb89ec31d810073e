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
  const { host } = new URL(publicUrl);
  const url = new URL(listingAddress(listing.canonicalUri), publicUrl).href;
  return writeCalendar(
    entries.map(({ kind, startsAt, endsAt }) => ({
      uid: `${kind}-${listing.id}-${Date.parse(startsAt)}@${host}`,
      startsAt,
      endsAt,
      summary: `${words[kind]}: ${subjectOf(listing)}`,
      location: addressText(listing.address),
      description: `${officeName}\n${url}`,
      url,
    })),
    now,
  );
}

/** '39 Main Road', or where a home is whose street is hidden. */
export const subjectOf = ({ address }: Pick<ListingView, 'address'>): string =>
  address.isHidden ? `a home in ${address.suburb}` : address.street;

/** An event of a calendar file. Times are ISO 8601. */
interface CalendarEvent {
  /** The same in every file: a calendar that reads it again moves the event. */
  readonly uid: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

/**
 * Writes an iCalendar file.
 * @param now milliseconds since 1970
 * @param refresh how often a program that subscribes reads it again, such as 'PT1H'; absent: it is read once
 */
export function writeCalendar(events: readonly CalendarEvent[], now: number, refresh?: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Verandah//Inspections//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  if (refresh !== undefined) {
    calendar.updatePropertyWithValue('refresh-interval', ICAL.Duration.fromString(refresh));
    // Older programs read this name.
    calendar.updatePropertyWithValue('x-published-ttl', refresh);
  }
  const time = (iso: string): InstanceType<typeof ICAL.Time> => ICAL.Time.fromJSDate(new Date(iso), true);
  for (const { uid, startsAt, endsAt, summary, location, description, url } of events) {
    const event = new ICAL.Component('vevent');
    event.updatePropertyWithValue('uid', uid);
    event.updatePropertyWithValue('dtstamp', time(new Date(now).toISOString()));
    event.updatePropertyWithValue('dtstart', time(startsAt));
    event.updatePropertyWithValue('dtend', time(endsAt));
    event.updatePropertyWithValue('summary', summary);
    event.updatePropertyWithValue('location', location);
    event.updatePropertyWithValue('description', description);
    event.updatePropertyWithValue('url', url);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
