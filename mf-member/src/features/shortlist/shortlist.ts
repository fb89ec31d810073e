import type { Bus, TopicValue } from '@verandah/kit';

export type Shortlist = TopicValue<'shortlist'>;

/** Homes that a browser stores; a collection takes as many. */
export const mostShortlisted = 200;
/** Characters of a note. */
export const longestNote = 500;

const empty: Shortlist = { version: 1, listingIds: [], notes: {} };

/** The homes that were saved in this browser without an account, the newest first. */
export const shortlistOf = (bus: Bus): Shortlist => bus.last('shortlist') ?? empty;

/** Saves a home in this browser, or takes it out. A full list is not changed: nothing is dropped unseen. */
export function toggleShortlisted(bus: Bus, listingId: string): 'saved' | 'removed' | 'full' {
  const { listingIds, notes } = shortlistOf(bus);
  if (listingIds.includes(listingId)) {
    takeOut(bus, [listingId]);
    return 'removed';
  }
  if (listingIds.length >= mostShortlisted) return 'full';
  bus.publish('shortlist', { version: 1, listingIds: [listingId, ...listingIds], notes });
  return 'saved';
}

/** Removes homes and their notes. */
export function takeOut(bus: Bus, ids: readonly string[]): void {
  const { listingIds, notes } = shortlistOf(bus);
  bus.publish('shortlist', {
    version: 1,
    listingIds: listingIds.filter((id) => !ids.includes(id)),
    notes: Object.fromEntries(Object.entries(notes).filter(([id]) => !ids.includes(id))),
  });
}

/** Notes of homes that are not in the list are dropped. */
export function writeNote(bus: Bus, listingId: string, note: string): void {
  const { listingIds, notes } = shortlistOf(bus);
  const written = Object.entries({ ...notes, [listingId]: note.slice(0, longestNote) });
  bus.publish('shortlist', {
    version: 1,
    listingIds,
    notes: Object.fromEntries(written.filter(([id, text]) => text !== '' && listingIds.includes(id))),
  });
}
