import { attribute, child, type FeedElement } from '../read/element.ts';
import { attributeOf, note, type Note, type Place } from '../report/note.ts';
import { readMoment, type LocalMoment } from './moment.ts';
import type { FeedRecord } from './record.ts';

function moment(text: string, place: Place, notes: Note[]): LocalMoment | null {
  const read = readMoment(text);
  if (read === null) notes.push(note('date-unreadable', place, text.trim()));
  return read === 'none' ? null : read;
}

/** The listing's modTime as text whose order is that of time (2009-01-01T12:30:00); null when missing or unreadable. */
export function mapModTime(listing: FeedElement, notes: Note[]): string | null {
  const text = attribute(listing, 'modTime') ?? '';
  const read = readMoment(text);
  if (read !== null && read !== 'none') return `${read.day}T${read.time ?? '00:00:00'}`;
  notes.push(note('modtime-missing', attributeOf(listing, 'modTime'), text));
  return null;
}

/** Auction and availability; undefined in the record when the feed doesn't mention them, null for a zero date. */
export function mapDates(listing: FeedElement, notes: Note[]): Pick<FeedRecord, 'auction' | 'availableOn'> {
  const auction = child(listing, 'auction');
  const available = child(listing, 'dateAvailable');
  const auctionAt =
    auction === undefined ? undefined : moment(attribute(auction, 'date') ?? '', attributeOf(auction, 'date'), notes);
  return {
    ...(auctionAt === undefined ? {} : { auction: auctionAt }),
    ...(available === undefined ? {} : { availableOn: moment(available.text, available, notes)?.day ?? null }),
  };
}

/** The day on which a property was sold; undefined when the feed doesn't say. */
export function mapSoldDay(listing: FeedElement, notes: Note[]): string | null | undefined {
  const details = child(listing, 'soldDetails');
  const element = details === undefined ? undefined : (child(details, 'soldDate') ?? child(details, 'date'));
  return element === undefined ? undefined : (moment(element.text, element, notes)?.day ?? null);
}
