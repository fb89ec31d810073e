import { readAttribute, type FeedElement } from '../read/element.ts';
import type { FeedKind } from '../read/kinds.ts';
import { attributeOf, makeNote, type Note } from '../report/note.ts';
import type { FeedStatus } from './record.ts';

const statuses: readonly FeedStatus[] = ['current', 'sold', 'leased', 'withdrawn', 'offmarket', 'deleted'];

/** The status, or the note that rejects the listing. */
export function mapStatus(listing: FeedElement, kind: FeedKind): FeedStatus | Note {
  const written = readAttribute(listing, 'status') ?? '';
  const status = statuses.find((each) => each === written.toLowerCase());
  const place = attributeOf(listing, 'status');
  if (status === undefined) return makeNote('status-unknown', place, written);
  return statusFitsKind(status, kind) ? status : makeNote('status-not-for-kind', place, status);
}

/** A home is not leased by a sale, nor sold by a rental. */
export function statusFitsKind(status: FeedStatus, kind: FeedKind): boolean {
  const sale = kind === 'residential' || kind === 'land' || kind === 'rural';
  const rental = kind === 'rental' || kind === 'holidayRental';
  return !((status === 'leased' && sale) || (status === 'sold' && rental));
}
