import { auctionResults, stateByText, type AuctionResult } from '@verandah/market';
import { readAttribute, childElement, type FeedElement } from '../read/element.ts';
import { attributeOf, makeNote, type Note, type Place } from '../report/note.ts';
import { fieldIfGiven } from './given.ts';
import { modTimeText } from './mod-time.ts';
import { localMoment, readMoment, type LocalMoment } from './moment.ts';
import type { FeedRecord } from './record.ts';

/** A moment; null for an empty or zero one, undefined and a note for an unreadable one. */
function momentOf(text: string, place: Place, notes: Note[]): LocalMoment | null | undefined {
  const read = readMoment(text);
  if (read === 'none') return null;
  if (read !== null) return read;
  notes.push(makeNote('date-unreadable', place, text.trim()));
  return undefined;
}

/** State of the property, if its record has one; by default the state with the most homes. */
function timeZoneOf(listing: FeedElement): string {
  const address = childElement(listing, 'address');
  const state = address && childElement(address, 'state');
  return stateByText(state?.text ?? '')?.timeZone ?? 'Australia/Sydney';
}

/** The day of a moment where the property is; null and undefined as of `moment`. */
function readDay(listing: FeedElement, element: FeedElement | undefined, notes: Note[]): string | null | undefined {
  const read = element && momentOf(element.text, element, notes);
  return read ? localMoment(read, timeZoneOf(listing)).day : read;
}

const dateOf = (element: FeedElement | undefined, notes: Note[]): LocalMoment | null | undefined =>
  element && momentOf(readAttribute(element, 'date') ?? '', attributeOf(element, 'date'), notes);

/** The listing's modTime as it is stored; null when missing or unreadable. */
export function mapModTime(listing: FeedElement, notes: Note[]): string | null {
  const text = readAttribute(listing, 'modTime') ?? '';
  const read = readMoment(text);
  if (read !== null && read !== 'none') return modTimeText(read);
  notes.push(makeNote('modtime-missing', attributeOf(listing, 'modTime'), text));
  return null;
}

/** A result as the format writes it: sold-at-auction. */
export const resultText = (result: AuctionResult): string =>
  result.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How the auction ended: null for an empty element, undefined if it is missing or unreadable. */
function mapOutcome(listing: FeedElement, notes: Note[]): FeedRecord['auctionOutcome'] {
  const outcome = childElement(listing, 'auctionOutcome');
  if (outcome === undefined) return undefined;
  const element = childElement(outcome, 'auctionResult');
  const written = element && (readAttribute(element, 'type') ?? element.text.trim());
  if (element === undefined || !written) return null;
  const result = auctionResults.find((each) => resultText(each) === written.toLowerCase());
  if (result === undefined) {
    notes.push(makeNote('value-unreadable', attributeOf(element, 'type'), written));
    return undefined;
  }
  return { result, day: readDay(listing, childElement(outcome, 'auctionDate'), notes) ?? null };
}

/**
 * Auction and its outcome, set sale date and availability; undefined in the record when the feed doesn't mention them
 * or they cannot be read, null for a zero date. The date of a set sale is also sent as that of an auction.
 */
export function mapDates(
  listing: FeedElement,
  authority: string | undefined,
  notes: Note[],
): Pick<FeedRecord, 'auction' | 'auctionOutcome' | 'setSale' | 'availableOn'> {
  const auction = dateOf(childElement(listing, 'auction'), notes);
  const isSetSale = authority === 'setsale';
  const setSale = childElement(listing, 'setSale');
  return {
    ...fieldIfGiven('auction', isSetSale && auction ? null : auction),
    ...fieldIfGiven('setSale', setSale === undefined && isSetSale ? auction : dateOf(setSale, notes)),
    ...fieldIfGiven('auctionOutcome', mapOutcome(listing, notes)),
    ...fieldIfGiven('availableOn', readDay(listing, childElement(listing, 'dateAvailable'), notes)),
  };
}

/** The day on which a property was sold; undefined if it is missing or unreadable. */
export function mapSoldDay(listing: FeedElement, notes: Note[]): string | null | undefined {
  const details = childElement(listing, 'soldDetails');
  return readDay(listing, details && (childElement(details, 'soldDate') ?? childElement(details, 'date')), notes);
}
