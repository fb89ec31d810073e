import { listingsNear, type EntityKind } from '../../platform/changes/public.ts';
import type { Moment } from '../../platform/moment.ts';
import { wholeListingsById, type WholeListing } from './listing-row.ts';
import type { InspectionView, ListingView } from './listing-view.ts';
import { listingView } from './view.ts';

/** A listing: its row and its public view. */
export interface LoadedListing {
  readonly whole: WholeListing;
  readonly view: ListingView;
}

/** A published listing that is looked up by its id. */
export interface ListingKey {
  readonly id: number;
  readonly now: Moment;
}

/**
 * Listings with their agents, offices, inspections and past prices; null: none is published. Whoever writes any of
 * these of a listing also updates the listing itself, which is reported by its suburb. What is off the market names its
 * successor, whose changes are reported by a suburb of its own.
 */
export const loadedListings: EntityKind<ListingKey, LoadedListing | null> = {
  madeOf: ['agents', 'places'],
  tagsIn(loaded) {
    const row = loaded?.whole.row;
    return !row || row.status === 'removed' || row.locality_id === null ? null : [listingsNear(row.locality_id)];
  },
  // Some 20 KB each.
  most: 2000,
  nameOf: ({ id }) => id,
  async read(database, keys) {
    const [first] = keys;
    if (!first) return [];
    const ids = keys.map(({ id }) => id);
    const found = new Map((await wholeListingsById(database, ids, first.now)).map((whole) => [whole.row.id, whole]));
    return ids.map((id) => {
      const whole = found.get(id);
      return whole ? { whole, view: listingView(whole.row) } : null;
    });
  },
};

/** The inspections that have not ended since they were read. */
export const comingAt = (inspections: readonly InspectionView[], now: Moment): readonly InspectionView[] =>
  inspections.filter(({ endsAt }) => endsAt > now.iso);

/** Without the inspections that have ended since it was read. */
export const atMoment = (whole: WholeListing, now: Moment): WholeListing => ({
  ...whole,
  inspections: comingAt(whole.inspections, now),
});
